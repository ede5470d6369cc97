import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { initializeApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { z } from 'zod'
import { CLAIMS } from '../../support/factories/callers.ts'
import { commonDocuments, type RuleCase } from './rule-case.ts'
import { stripComments } from './strip-comments.ts'

/** Files that run the cases, create the mutants and evaluate the verdicts. The cases themselves are covered by their requests. */
const MACHINERY = [
  './rule-case.ts',
  './rule-coverage.ts',
  './rule-mutants.ts',
  '../../support/rules.ts',
  '../../support/expect-denied.ts',
]
const LENGTH = 16

/**
 * Hashes a part of the rules with its cases: the documents stored first, the requests of each caller, and the expected verdicts. Refactoring the code
 * that creates the cases doesn't change the hash, nor does editing comments of the rules or of the machinery.
 */
export async function fingerprintOf(rules: string, cases: readonly RuleCase[]): Promise<string> {
  const hash = createHash('sha256')
    .update(stripComments(rules))
    .update(await textOf(cases))
  return hash
    .update(await machinery())
    .digest('base64url')
    .slice(0, LENGTH)
}

const texts = new WeakMap<readonly RuleCase[], Promise<string>>()

/** Cached, because many parts of the rules share their cases. */
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

/** Records the requests of an attempt. Responds as an empty database that allows everything. */
function recordRequests(attempt: RuleCase['attempt']): Promise<Asked[]> {
  // Runs in sequence, because each recording replaces the global `fetch`.
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
    all.map(stripComments).join('\n'),
  )
  return read
}
