import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const HEADINGS = ['Question', 'Decision', 'Reasons', 'Alternatives', 'Consequences']

const names = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name) && name !== '0000-template.md')
const records = names.map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))

it('writes every decision under the same five headings, with its number, its date and whether it holds', () => {
  const odd = records.filter(({ name, text }) => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const hasHead = text.startsWith(`# ${name.slice(0, 4)} · `) && /^Date: \d{4}-\d{2}-\d{2} · Status: \w/m.test(text)
    return !hasHead || headings.join() !== HEADINGS.join()
  })
  expect(odd.map(({ name }) => name)).toEqual([])
})

it('lists every decision in the index, by its title', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
  const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+)$/gm)].map(([, name, title]) => `${name}: ${title}`)
  const titles = records.map(({ name, text }) => `${name}: ${text.split('\n')[0]?.slice('# 0000 · '.length)}`)
  expect(listed.toSorted()).toEqual(titles.toSorted())
})
