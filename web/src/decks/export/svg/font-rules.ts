import { nearestShape } from '@postwright/core/fonts/nearest-shape'
import { splitByFont } from '@postwright/core/fonts/split-by-font'
import { SUBSET_RANGES } from '@postwright/core/fonts/subset-ranges'
import type { FontSubset } from '@postwright/core/fonts/font-subset'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { fontFileOf } from '../../fonts/font-file.ts'
import { fontLibrary } from '../../fonts/font-library.ts'
import { base64Of } from '../../drawing/base64-of.ts'

type Face = {
  family: string
  weight: number
  isItalic: boolean
  drawn: string
  shape: { weight: number; isItalic: boolean }
  subset: FontSubset
}

/** Rules with the font files that a text needs in them, only the subsets that have its characters. */
export async function fontRules(spans: readonly LaidSpan[]): Promise<string> {
  const faces = new Map(spans.flatMap(facesOf).map((face) => [JSON.stringify(face), face]))
  const rules = await Promise.all([...faces.values()].map(ruleOf))
  return rules.join('\n')
}

function facesOf({ text, font }: LaidSpan): Face[] {
  const { family, weight, isItalic } = font
  return splitByFont(text, family, fontLibrary.find).flatMap(({ source }) => {
    const drawn = source && fontLibrary.find(source.family)
    if (!source || !drawn) return []
    return [
      {
        family,
        weight,
        isItalic,
        drawn: drawn.name,
        shape: nearestShape(drawn, { weight, isItalic }),
        subset: source.subset,
      },
    ]
  })
}

/** Under the name and shape that the text asks for, also where another family or shape stands in. */
async function ruleOf({ family, weight, isItalic, drawn, shape, subset }: Face): Promise<string> {
  const bytes = await fontFileOf(drawn, shape.weight, shape.isItalic, subset)
  const name = family.replaceAll(/['\\]/g, '')
  return [
    `@font-face{font-family:'${name}';font-weight:${weight};font-style:${isItalic ? 'italic' : 'normal'}`,
    `unicode-range:${SUBSET_RANGES[subset]}`,
    `src:url(data:font/woff;base64,${base64Of(new Uint8Array(bytes))}) format('woff')}`,
  ].join(';')
}
