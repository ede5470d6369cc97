import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { initializeApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { z } from 'zod'
import { CLAIMS } from '../../support/factories/callers.ts'
import { commonDocuments, type RuleCase } from './rule-case.ts'

/** How cases are tried, mutants made and answers judged; which cases there are shows in what they ask and what is stored before. */
const MACHINERY = [
  './rule-case.ts',
  './rule-coverage.ts',
  './rule-mutants.ts',
  '../../support/rules.ts',
  '../../support/expect-denied.ts',
]
const LENGTH = 16

/**
 * Covers a part of the rules and the cases that it is tried with: the documents that are stored before, who asks what, and the
 * expected answers. Code that makes the same cases in another way changes nothing.
 */
export async function fingerprintOf(rules: string, cases: readonly RuleCase[]): Promise<string> {
  const hash = createHash('sha256')
    .update(rules)
    .update(await textOf(cases))
  return hash
    .update(await machinery())
    .digest('base64url')
    .slice(0, LENGTH)
}

const texts = new WeakMap<readonly RuleCase[], Promise<string>>()

/** Many parts of the rules share their cases. */
function textOf(cases: readonly RuleCase[]): Promise<string> {
  const known = texts.get(cases) ?? writeDown(cases)
  texts.set(cases, known)
  return known
}

async function writeDown(cases: readonly RuleCase[]): Promise<string> {
  const lines: unknown[] = [commonDocuments()]
  for (const { name, caller, given, attempt, expected } of cases) {
    const asked = await recordRequests(attempt)
    if (asked.length === 0) throw new Error(`The case asks the database for nothing: ${name}`)
    lines.push({ caller, claims: CLAIMS[caller], given, asked, expected })
  }
  return JSON.stringify(lines)
}

type Asked = { method: string; path: string; body: string }

let recorded: Firestore | null = null
let last: Promise<unknown> = Promise.resolve()

/** What an attempt sends to the database, which is answered as if there were nothing and everything were allowed. */
function recordRequests(attempt: RuleCase['attempt']): Promise<Asked[]> {
  // One after another: there is one `fetch` to stand in for.
  const next = last.catch(() => undefined).then(() => record(attempt))
  last = next
  return next
}

async function record(attempt: RuleCase['attempt']): Promise<Asked[]> {
  recorded ??= initializeFirestore(initializeApp({ projectId: 'demo-recorded' }, 'recorded'), {})
  const asked: Asked[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (address, init = {}) => {
    const { pathname: path } = new URL(address instanceof Request ? address.url : address)
    const body = typeof init.body === 'string' ? init.body : ''
    asked.push({ method: init.method ?? 'GET', path, body })
    return Response.json(answerTo(path, body))
  }
  try {
    await attempt(recorded)
  } finally {
    globalThis.fetch = fetch
  }
  return asked
}

function answerTo(path: string, body: string): unknown {
  if (path.endsWith(':batchGet')) {
    const { documents } = z.object({ documents: z.array(z.string()) }).parse(JSON.parse(body))
    return documents.map((missing) => ({ missing, readTime: '2030-01-01T00:00:00Z' }))
  }
  return path.endsWith(':runQuery') ? [] : {}
}

let read: Promise<string> | null = null

function machinery(): Promise<string> {
  read ??= Promise.all(MACHINERY.map((name) => readFile(new URL(name, import.meta.url), 'utf8'))).then((all) =>
    all.join('\n'),
  )
  return read
}
