import type { BrandColorRole, BrandKit } from '@postwright/core/model/brand-kit'

type Kit = Pick<BrandKit, 'colors' | 'fonts'>

function kitOf(...colors: readonly (readonly [BrandColorRole, string])[]): Kit {
  return {
    colors: colors.map(([role, hex], at) => ({ id: `c${at}`, name: `${role} ${at}`, hex, role })),
    fonts: { heading: '', body: '', accent: '' },
  }
}

/** Kits whose colours make words hard to read when they are put into the roles of a theme as they are. */
export const HARD_KITS: readonly (readonly [says: string, kit: Kit])[] = [
  [
    'pale on pale',
    kitOf(
      ['background', '#fffdf5'],
      ['surface', '#fdf6e3'],
      ['text', '#e8dcc0'],
      ['primary', '#fbe9b7'],
      ['accent', '#ffe4d6'],
    ),
  ],
  [
    'all dark',
    kitOf(
      ['background', '#101418'],
      ['surface', '#161b21'],
      ['text', '#1d252d'],
      ['primary', '#0b1f3a'],
      ['accent', '#2a1030'],
    ),
  ],
  ['two colours only', kitOf(['primary', '#0b3d2e'], ['background', '#f4e9d8'])],
  ['two colours without a role', kitOf(['other', '#c2410c'], ['other', '#fff7ed'])],
  ['one pale colour', kitOf(['primary', '#ffe066'])],
  [
    'ten colours',
    kitOf(
      ['background', '#ffffff'],
      ['surface', '#ffd6e0'],
      ['text', '#333333'],
      ['primary', '#ff4d6d'],
      ['secondary', '#c9184a'],
      ['accent', '#ffb3c1'],
      ['other', '#590d22'],
      ['other', '#00b4d8'],
      ['other', '#ade8f4'],
      ['other', '#777777'],
    ),
  ],
  [
    'middle grays',
    kitOf(
      ['background', '#808080'],
      ['surface', '#8a8a8a'],
      ['text', '#909090'],
      ['primary', '#777777'],
      ['accent', '#7f7f7f'],
    ),
  ],
  [
    'full colours',
    kitOf(
      ['background', '#ff0000'],
      ['surface', '#00ff00'],
      ['text', '#0000ff'],
      ['primary', '#ffff00'],
      ['accent', '#ff00ff'],
    ),
  ],
  [
    'wide and narrow fonts',
    {
      ...kitOf(['background', '#ffffff'], ['text', '#1f2421'], ['primary', '#2f5d50'], ['accent', '#c2410c']),
      fonts: { heading: 'Montserrat', body: 'JetBrains Mono', accent: '' },
    },
  ],
]
