import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@postwright/core/checks/check'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import { createProofreader } from '../../web/src/checks/proofreading/create-proofreader.ts'
import { readDictionary } from '../support/read-dictionary.ts'

/**
 * Compares the checks with the editor of `tests/corpus/posts`, as the optimizer runs them in a workspace without a brand kit, with
 * spelling and grammar (`--bare`: without).
 * `node tests/bench/corpus.ts --show` also lists each false alarm and each missed fault.
 */
const FOLDER = join(import.meta.dirname, '../corpus/posts')

const faultSchema = z.object({ quote: z.string(), occurrence: z.number(), kind: z.string(), weight: z.number() })
const postSchema = z.object({
  id: z.string(),
  language: z.string(),
  networks: z.array(platformSchema),
  text: z.string(),
  faults: z.array(faultSchema),
  editorScore: z.number(),
})
type Post = z.infer<typeof postSchema>
type Fault = z.infer<typeof faultSchema>
type Judged = {
  post: Post
  score: number
  findings: readonly Finding[]
  alarms: readonly Finding[]
  missed: readonly Fault[]
}

/** Kinds of faults that often need subject knowledge to find; left out of the recall within rules. */
const BEYOND_RULES = ['cliché', 'unsupported claim', 'vague']
/** Kinds of faults that a check finds, for faults and findings about the whole post. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  firstLine: ['buried point', 'cliché', 'length'],
  buriedHook: ['buried point', 'cliché'],
  thinText: ['vague', 'bait', 'length', 'buried point'],
  bait: ['bait', 'vague'],
  hype: ['hype', 'cliché', 'vague', 'unsupported claim'],
  misspellings: ['spelling', 'grammar', 'wrong word', 'punctuation'],
  grammar: ['spelling', 'grammar', 'wrong word', 'punctuation'],
  fold: ['buried point', 'length'],
  readingEase: ['unclear', 'length'],
  sentenceLength: ['unclear', 'length'],
  paragraphs: ['formatting', 'length'],
  passiveVoice: ['unclear'],
  jargon: ['cliché', 'hype', 'vague', 'unclear'],
  filler: ['cliché', 'vague', 'unclear', 'repetition'],
  repetition: ['repetition'],
  callToAction: ['call to action'],
  specifics: ['vague'],
  claims: ['unsupported claim', 'hype'],
  shouting: ['shouting', 'punctuation', 'formatting'],
  spacing: ['punctuation', 'formatting'],
  links: ['link'],
  mentions: ['bait', 'formatting'],
  hashtagCount: ['hashtags'],
  hashtagPlace: ['hashtags', 'formatting'],
  spamHashtags: ['hashtags', 'bait'],
  camelTags: ['accessibility', 'hashtags'],
  emojiDensity: ['accessibility', 'formatting'],
  fancyLetters: ['accessibility', 'formatting'],
  inclusive: ['insensitive'],
  usualLength: ['length'],
}

const isBare = process.argv.includes('--bare')
const readProofs = createProofreader(readDictionary)
const posts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .flatMap((name) => z.array(postSchema).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
const judged = await Promise.all(posts.map(judge))
const english = judged.filter(({ post }) => post.language === 'en')

printTotals('all posts', judged)
printTotals('English', english)
printTotals(
  'other languages',
  judged.filter(({ post }) => post.language !== 'en'),
)
printChecks(judged)
printKinds(judged)
if (process.argv.includes('--show')) printCases(judged)

async function judge(post: Post): Promise<Judged> {
  const [network] = post.networks
  const proofs = isBare ? [] : await readProofs(analyzeText(post.text))
  const draft = draftOfText(post.text, { contract: network ? PLATFORM_CONTRACTS[network] : null, proofs })
  const { score, findings } = runChecks(draft)
  return {
    post,
    score: score ?? 0,
    findings,
    alarms: findings.filter((finding) => !post.faults.some((fault) => meets(post, finding, fault))),
    missed: post.faults.filter((fault) => !findings.some((finding) => meets(post, finding, fault))),
  }
}

/** Returns whether a finding matches a fault: their text ranges overlap or, if either is about the whole post, the check finds its kind. */
function meets({ text }: Post, { place, check }: Finding, { quote, occurrence, kind }: Fault): boolean {
  if (quote === '' || place?.kind !== 'text') return KINDS[check]?.includes(kind) === true
  let from = text.indexOf(quote)
  for (let nth = 1; nth < occurrence; nth += 1) from = text.indexOf(quote, from + 1)
  return from < place.to && place.from < from + quote.length
}

function printTotals(name: string, posts: readonly Judged[]): void {
  const found = posts.flatMap(({ findings }) => findings).length
  const alarms = posts.flatMap((each) => each.alarms).length
  const faults = posts.flatMap(({ post }) => post.faults)
  const missed = posts.flatMap((each) => each.missed)
  const isOfRules = ({ kind }: Fault) => !BEYOND_RULES.includes(kind)
  const ruled = faults.filter(isOfRules).length
  const clean = posts.filter(({ post }) => post.faults.length === 0)
  const order = spearman(
    posts.map(({ score }) => score),
    posts.map(({ post }) => post.editorScore),
  )
  print(
    `${name}: ${posts.length} posts`,
    `  findings ${found}, true ${found - alarms}, precision ${percent(found - alarms, found)}`,
    `  faults ${faults.length}, found ${faults.length - missed.length}, recall ${percent(faults.length - missed.length, faults.length)}`,
    `  within rules ${ruled}, recall ${percent(ruled - missed.filter(isOfRules).length, ruled)}`,
    `  weight 3: ${share(posts, ({ weight }) => weight === 3)}, weight 2: ${share(posts, ({ weight }) => weight === 2)}`,
    `  clean posts without a finding ${clean.filter(({ findings }) => findings.length === 0).length} of ${clean.length}`,
    `  rank correlation of the scores ${order.toFixed(2)}`,
  )
}

function share(posts: readonly Judged[], fits: (fault: Fault) => boolean): string {
  const all = posts.flatMap(({ post }) => post.faults.filter(fits)).length
  return percent(all - posts.flatMap(({ missed }) => missed.filter(fits)).length, all)
}

function printChecks(posts: readonly Judged[]): void {
  print('', 'check             findings  true  false')
  const found = Map.groupBy(
    posts.flatMap(({ findings }) => findings),
    ({ check }) => check,
  )
  const alarms = posts.flatMap((each) => each.alarms)
  for (const [check, all] of [...found].toSorted((a, b) => b[1].length - a[1].length)) {
    const wrong = alarms.filter((each) => each.check === check).length
    print(
      `${check.padEnd(18)}${String(all.length).padStart(8)}${String(all.length - wrong).padStart(6)}${String(wrong).padStart(7)}`,
    )
  }
}

function printKinds(posts: readonly Judged[]): void {
  print('', 'kind              faults  found  missed')
  const missed = posts.flatMap((each) => each.missed)
  const faults = Map.groupBy(
    posts.flatMap(({ post }) => post.faults),
    ({ kind }) => kind,
  )
  for (const [kind, all] of [...faults].toSorted((a, b) => b[1].length - a[1].length)) {
    const lost = missed.filter((each) => each.kind === kind).length
    const note = BEYOND_RULES.includes(kind) ? '  beyond rules' : ''
    print(
      `${kind.padEnd(18)}${String(all.length).padStart(6)}${String(all.length - lost).padStart(7)}${String(lost).padStart(8)}${note}`,
    )
  }
}

function printCases(posts: readonly Judged[]): void {
  for (const { post, score, alarms, missed } of posts) {
    print('', `${post.id}: score ${score}, editor ${post.editorScore}`)
    for (const { check, reason, evidence } of alarms) print(`  false ${check}.${reason}: ${evidence}`)
    for (const { kind, quote, weight } of missed) print(`  missed ${kind} (${weight}): ${quote}`)
  }
}

/** Spearman's rank correlation. Equal numbers share the mean of their ranks. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)]
  const mean = (a.length + 1) / 2
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((all, rank, at) => all + (rank - mean) * ((right[at] ?? mean) - mean), 0)
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y))
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((each) => each < value).length
    return below + (values.filter((each) => each === value).length + 1) / 2
  })
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
