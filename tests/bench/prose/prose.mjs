import { text as judgeWords } from 'alex'
import readability from 'text-readability'

const ROUNDS = 5

/** Reads texts from stdin. Prints the milliseconds that alex and text-readability take for each, in as many rounds as `checks.ts`. */
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const texts = JSON.parse(Buffer.concat(chunks).toString('utf8'))
for (const text of texts) judge(text)
const times = Array.from({ length: ROUNDS }, () => texts.map(time)).flat()
process.stdout.write(JSON.stringify(times))

function time(text) {
  const start = performance.now()
  judge(text)
  return performance.now() - start
}

function judge(text) {
  readability.fleschKincaidGrade(text)
  readability.textStandard(text)
  return judgeWords(text)
}
