/*
 * Small and fetched first: whoever comes to a table has everything asked for at once that its page is made of, not only
 * when the script that wants it has been fetched and run.
 */
const languages = { LANGUAGES };
const spoken = [localStorage.getItem('lang'), ...navigator.languages].map((each) => each?.slice(0, 2)).find((each) => each in languages);
const wanted = /^#\/table\//.test(location.hash) ? ['TABLE', languages[spoken ?? Object.keys(languages)[0]]] : [];
for (const href of wanted) {
  const link = document.createElement('link');
  const style = href.endsWith('.css') && { as: 'style' };
  document.head.append(Object.assign(link, { rel: style ? 'preload' : 'modulepreload', crossOrigin: '', href }, style));
}
// The first number and the first plural of a language take a browser long: better now, while it waits for all that.
if (wanted.length) void [new Intl.NumberFormat(spoken).format(1), new Intl.PluralRules(spoken).select(1)];
