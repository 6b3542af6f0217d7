/** A pseudo-language: English with accents and double vowels, which shows texts that are not translated or do not fit. */
const accents = new Map([...'aácçdđeégğhħiíjĵkķlłnñoórřsštŧuúwŵyýzž'].flatMap((letter, at, all) => (at % 2 ? [] : [[letter, all[at + 1]!]])));

export function pseudo(text: string): string {
  const accented = (letter: string) => {
    const lower = letter.toLowerCase();
    const other = accents.get(lower) ?? letter;
    const cased = lower === letter ? other : other.toUpperCase();
    return 'aeiou'.includes(lower) ? cased + other : cased;
  };
  return [...text].map(accented).join('');
}
