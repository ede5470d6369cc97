import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { z } from 'zod'
import { earlierText } from '../support/earlier-text.ts'
import { CORPUS } from '../unit/checks/corpus/corpus.ts'
import { HEARTH, MAYA, NORTHPINE, OPEN_DOOR } from '../unit/checks/corpus/rule-sets.ts'

/** Milliseconds within which a draft of this many characters is checked, so that typing stays smooth. */
const TARGET = 30
const TARGET_LENGTH = 3000
const LENGTHS = [300, 1000, TARGET_LENGTH]
const TEXTS_PER_LENGTH = 60
const ROUNDS = 5

const times = z.array(z.number())

/** Input for all rules: a network, a brand, a persona, an image, and a year of earlier posts to compare with. */
const RULES: Partial<CheckedDraft> = {
  contract: PLATFORM_CONTRACTS.linkedin,
  brand: { ...NO_BRAND_RULES, ...HEARTH, ...OPEN_DOOR, ...NORTHPINE, oxfordComma: 'always', emoji: 'few' },
  persona: MAYA,
  files: [{ mediaId: 'm1', kind: 'image', alt: 'Picture of a loaf', name: 'loaf.jpg' }],
  earlier: CORPUS.map(({ text }, at) => earlierText(text, at)),
}

const groups = [
  ...LENGTHS.map((length) => ({ name: `${length} characters`, length, texts: textsOf(length) })),
  { name: 'the 200 posts', length: 0, texts: CORPUS.map(({ text }) => text) },
]

const missed = groups.filter(({ name, length, texts }) => {
  const drafts = texts.map((text) => draftOfText(text, RULES))
  for (const draft of drafts) runChecks(draft)
  const ours = Array.from({ length: ROUNDS }, () => drafts.map(time)).flat()
  print(name, 'our checks', ours)
  print('', 'text-readability + alex', timesOfOthers(texts))
  return length === TARGET_LENGTH && quantile(ours, 0.95) > TARGET
})
for (const { name } of missed) process.stderr.write(`More than ${TARGET} ms for ${name}\n`)
process.exitCode = missed.length > 0 ? 1 : 0

/** Texts of a length, joined from consecutive posts, each starting with another post. */
function textsOf(length: number): string[] {
  return Array.from({ length: TEXTS_PER_LENGTH }, (_, at) => {
    const posts = [...CORPUS.slice(at * 3), ...CORPUS.slice(0, at * 3)].map(({ text }) => text)
    return posts.join('\n\n').slice(0, length)
  })
}

function time(draft: CheckedDraft): number {
  const start = performance.now()
  runChecks(draft)
  return performance.now() - start
}

function timesOfOthers(texts: readonly string[]): number[] {
  const folder = join(import.meta.dirname, 'prose')
  const run = spawnSync(process.execPath, ['prose.mjs'], {
    cwd: folder,
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  if (run.status !== 0) throw new Error(`The other checks ended with ${run.status}: ${run.stderr}`)
  return times.parse(JSON.parse(run.stdout))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function print(name: string, label: string, values: readonly number[]): void {
  const [half, most] = [0.5, 0.95].map((share) => quantile(values, share).toFixed(2))
  process.stdout.write(`${name.padEnd(17)}${label.padEnd(25)}half ${half} ms, 95 % ${most} ms\n`)
}
