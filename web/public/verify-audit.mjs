// Checks an audit log that was exported as JSON Lines. It needs Node 18 or later and nothing else:
//
//   node verify-audit.mjs audit-log.jsonl
//
// Seals are a chain: each has the SHA-256 hash of its own text, which holds the hash of the seal before and the hashes of its entries.
// Marks stand for names in the text of an entry. A mark is made of the name and its salt, and stays when the account is deleted.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const ADDRESS = /[^\s@,;<>()"']+@[^\s@,;<>()"']+/g
const path = process.argv[2]
if (path === undefined) {
  process.stderr.write('Name the file: node verify-audit.mjs audit-log.jsonl\n')
  process.exit(2)
}

const { seals, entries } = readLog(path)
let before = { seq: 0, until: 0, hash: '0'.repeat(64) }
const sealed = new Map()
for (const seal of seals) {
  const { seq, from, until, keyId, leaves, previousHash, hash } = seal
  if (seq !== before.seq + 1) stop(`Seal ${before.seq + 1} is missing.`)
  if (previousHash !== before.hash || from !== before.until) stop(`Seal ${seq} does not follow the seal before it.`)
  const text = JSON.stringify([seq, from, until, keyId, leaves.map((leaf) => [leaf.id, leaf.hash]), previousHash])
  if (sha256(text).digest('hex') !== hash) stop(`Seal ${seq} was altered.`)
  for (const leaf of leaves) sealed.set(leaf.id, leaf.hash)
  before = seal
}

let late = 0
for (const entry of entries) {
  const hash = sealed.get(entry.id)
  if (hash === undefined && entry.createdAt < before.until)
    stop(`Entry ${entry.id} was added after its time was sealed.`)
  else if (hash === undefined) late += 1
  else if (sha256(textOf(entry)).digest('hex') !== hash) stop(`Entry ${entry.id} was altered.`)
}
process.stdout.write(
  `${entries.length - late} entries as they were sealed, ${late} not sealed yet, ${seals.length} seals. Last hash: ${before.hash}\n`,
)

function textOf(entry) {
  const marks = new Map(Object.entries(entry.salts).map(([name, salt]) => [name, markOf(name, salt)]))
  const marked = (text) => replaceNames(text, marks)
  const facts = Object.entries(entry.facts)
    .map(([name, value]) => [name, typeof value === 'string' ? marked(value) : value])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const { id, createdAt, action, actorUid, createdBy, workspaceId, subject, people } = entry
  const named = [marked(actorUid), marked(createdBy), workspaceId, marked(subject)]
  return JSON.stringify([id, createdAt, action, ...named, facts, people.map(marked)])
}

function replaceNames(text, marks) {
  const ids = [...marks].filter(([name]) => !name.includes('@'))
  const withoutIds = ids.reduce((changed, [name, mark]) => changed.replaceAll(name, mark), text)
  return withoutIds.replaceAll(ADDRESS, (address) => marks.get(address) ?? address)
}

function markOf(name, salt) {
  return `deleted-${sha256(`${salt}:${name}`).digest('base64url').slice(0, 32)}`
}

function sha256(text) {
  return createHash('sha256').update(text)
}

function readLog(file) {
  try {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const seals = lines.filter(({ type }) => type === 'seal')
    return { seals, entries: lines.filter(({ type }) => type === 'entry') }
  } catch (error) {
    process.stderr.write(`${file} is no export of the audit log: ${error.message}\n`)
    process.exit(2)
  }
}

function stop(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
