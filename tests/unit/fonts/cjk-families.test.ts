import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CJK_FAMILIES, CJK_WEIGHTS, cjkOrder, hasCjk } from '@postwright/core/fonts/cjk-families'

const resolve = createRequire(new URL('../../../web/package.json', import.meta.url)).resolve

const firstFor = (text: string, language = 'en') => cjkOrder(text, language)[0]?.name

describe('the families for Chinese, Japanese and Korean', () => {
  it.each(CJK_FAMILIES.map((family) => [family.name, family] as const))(
    '%s has the version and licence of its package, and its slices in every weight',
    (_, { folder, version }) => {
      const root = dirname(resolve(`@fontsource/${folder}/package.json`))
      const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
      expect(read('package.json')).toMatchObject({ version, license: 'OFL-1.1' })
      expect(Object.keys(Object(read('unicode.json'))).filter((key) => key.startsWith('[')).length).toBeGreaterThan(90)
      expect(read('metadata.json')).toMatchObject({ weights: expect.arrayContaining([...CJK_WEIGHTS]) })
    },
  )

  it('are asked for by the script that tells the language, else by the language of the person', () => {
    expect(firstFor('日本語のテキスト')).toBe('Noto Sans JP')
    expect(firstFor('한국어 文字')).toBe('Noto Sans KR')
    expect(firstFor('简体中文')).toBe('Noto Sans SC')
    expect(firstFor('東京', 'ja-JP')).toBe('Noto Sans JP')
  })

  it('are for no text without such characters', () => {
    expect(hasCjk('Hello, мир, مرحبا 😀')).toBe(false)
    expect(hasCjk('「')).toBe(true)
  })
})
