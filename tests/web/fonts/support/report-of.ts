import type { FontReport } from '@postwright/core/model/font'

/** Report of a font without faults. */
export function reportOf(): FontReport {
  return {
    family: 'Harbour',
    style: 'Regular',
    postScriptName: 'Harbour-Regular',
    version: '1.0',
    copyright: '',
    licence: 'SIL Open Font License',
    licenceUrl: '',
    format: 'ttf',
    category: 'sans',
    weight: 400,
    isItalic: false,
    glyphs: 240,
    axes: [],
    embedding: 'installable',
    coverage: [{ subset: 'latin', has: 240, of: 321 }],
    metrics: { ascent: 0.9, descent: 0.2, lineGap: 0, averageWidth: 0.5 },
  }
}
