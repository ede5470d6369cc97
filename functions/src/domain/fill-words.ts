import { ownValue } from '@postwright/core/own-value'

/** Interpolates values into the `{{name}}` placeholders of a sentence; unknown names become empty. Values are not interpolated again. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const [begin = '', ...rest] = sentence.split('{{')
  return rest.reduce((text, part) => {
    const end = part.indexOf('}}')
    return `${text}${ownValue(values, part.slice(0, end)) ?? ''}${part.slice(end + 2)}`
  }, begin)
}
