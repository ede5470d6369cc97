/** A name amid an English sentence: a word with a capital, or with one inside, such as “iOS”. */
export const NAME_IN_TEXT = /(?<=[\p{Ll},;:] )(?:\p{Lu}\p{L}{2,}|\p{Ll}+\p{Lu}\p{L}*)/u
