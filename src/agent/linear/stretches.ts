const [LEAST_GRAM, MOST_GRAM, MOST_LETTERS] = [3, 5, 40];

/**
 * Stretches of three to five letters inside a word, its ends marked: a word never met is read by its parts (Bojanowski et al., Enriching Word
 * Vectors with Subword Information, 2017). None of a word of three letters or fewer.
 */
export function eachStretch(word: string, found: (stretch: string) => void): void {
  if (word.length <= LEAST_GRAM) return;
  const framed = `<${word.slice(0, MOST_LETTERS)}>`;
  for (let length = LEAST_GRAM; length <= MOST_GRAM; length++)
    for (let at = 0; at + length <= framed.length; at++) found(framed.slice(at, at + length));
}
