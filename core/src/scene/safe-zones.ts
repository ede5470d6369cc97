import { roundLength, type Box } from './box.ts'
import { FORMATS, type Format } from './format.ts'

/** Contexts that show slides with overlays, or cut them. */
export const SAFE_ZONE_IDS = ['story', 'reel', 'shortVideo', 'grid'] as const

export type SafeZoneId = (typeof SAFE_ZONE_IDS)[number]

/** Covered area per side, as a share of the slide, with the source. */
export type SafeZone = {
  format: Format
  top: number
  right: number
  bottom: number
  left: number
  source: string
  checkedOn: string
}

const PLACEMENTS = 'https://adsuploader.com/blog/meta-ads-safe-zones'
const SHORT_VIDEOS = 'https://houseofmarketers.com/guide-to-safe-zones-tiktok-facebook-instagram-stories-reels/'
const PROFILE_GRID = 'https://pictuary.com/glossary/profile-grid'

/**
 * NOTE the networks publish these as advice for advertisers and change them often; the sources collect that advice. A profile grid shows the middle
 * of a 4:5 image as 3:4, 1012 of its 1080 pixels, unless its owner moves the preview; the source is a glossary, because no page of the network was
 * found that says so. No network documents overlays on pages of documents, so none is here.
 */
export const SAFE_ZONES = {
  story: { format: '9:16', top: 0.14, right: 0, bottom: 0.2, left: 0, source: PLACEMENTS, checkedOn: '2026-11-22' },
  reel: {
    format: '9:16',
    top: 0.14,
    right: 0.06,
    bottom: 0.35,
    left: 0.06,
    source: PLACEMENTS,
    checkedOn: '2026-11-22',
  },
  shortVideo: {
    format: '9:16',
    top: 0.1,
    right: 0.1,
    bottom: 0.2,
    left: 0.1,
    source: SHORT_VIDEOS,
    checkedOn: '2026-11-22',
  },
  grid: {
    format: '4:5',
    top: 0,
    right: 0.03125,
    bottom: 0,
    left: 0.03125,
    source: PROFILE_GRID,
    checkedOn: '2026-11-23',
  },
} satisfies Record<SafeZoneId, SafeZone>

/** Returns the area that stays free, in pixels of the zone's format. */
export function safeBox(id: SafeZoneId): Box {
  const { format, top, right, bottom, left } = SAFE_ZONES[id]
  const { width, height } = FORMATS[format]
  return {
    x: roundLength(width * left),
    y: roundLength(height * top),
    width: roundLength(width * (1 - left - right)),
    height: roundLength(height * (1 - top - bottom)),
  }
}

/** Returns the safe zones of a format, the most common first. */
export function safeZonesOf(format: Format): SafeZoneId[] {
  return SAFE_ZONE_IDS.filter((id) => SAFE_ZONES[id].format === format)
}
