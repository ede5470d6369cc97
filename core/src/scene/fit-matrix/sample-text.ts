const LATIN =
  'Readers remember what they can use on the same day, so give them one clear step and a reason why it works. Numbers, names and pictures make it easy to believe, and a question at the end invites an answer that helps the next reader too. '
const ARABIC =
  'يتذكر القراء ما يمكنهم استخدامه في اليوم نفسه، فامنحهم خطوة واحدة واضحة وسببا يشرح لماذا تنجح. الأرقام والأسماء والصور تجعل التصديق سهلا، والسؤال في النهاية يدعو إلى إجابة تساعد القارئ التالي أيضا. '

export type SampleScript = 'latin' | 'arabic'

/** A text of exactly so many characters, with words as long as people write them. */
export function sampleText(length: number, script: SampleScript = 'latin'): string {
  const source = script === 'arabic' ? ARABIC : LATIN
  const cut = source.repeat(Math.ceil(length / source.length)).slice(0, length)
  // A blank at the end would take no room.
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}${script === 'arabic' ? 'ا' : 's'}` : cut
}
