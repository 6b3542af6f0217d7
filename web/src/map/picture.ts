/**
 * A drawing made once into a picture: the map has thousands of strokes, and a browser that pans over them would draw them
 * again and again. Its styles come along, since a picture does not see the page's.
 */
const VARIABLE = /var\((--[\w-]+)/g;

function rulesFor(svg: SVGSVGElement): string {
  const used = (rule: CSSRule) => rule instanceof CSSStyleRule && !rule.selectorText.includes(':root') && svg.querySelector(rule.selectorText) !== null;
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(used)).map((rule) => rule.cssText).join('\n');
}

export async function picture(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const rules = rulesFor(svg);
  const page = getComputedStyle(document.documentElement);
  const names = new Set([...`${rules}${copy.outerHTML}`.matchAll(VARIABLE)].map((found) => found[1]!));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `svg{${[...names].map((name) => `${name}:${page.getPropertyValue(name)}`).join(';')}}\n${rules}`;
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
