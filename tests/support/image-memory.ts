import { readFileSync } from 'node:fs'
import { createImages } from '../../functions/src/images/create-images.ts'

/** Runs as a process of its own. Prepares the files of its arguments at once and prints the outcomes and the growth of its peak memory. */
const images = createImages()

/** Peak memory of this process in bytes. */
function peak(): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const [small = '', ...paths] = process.argv.slice(2)
await images.normalise(readFileSync(small))
const before = peak()
const files = paths.map((path) => readFileSync(path))
const results = await Promise.all(files.map((file) => images.normalise(file)))
const outcomes = results.map((result) => (result.kind === 'image' ? 'image' : result.reason))
process.stdout.write(JSON.stringify({ outcomes, used: peak() - before }))
