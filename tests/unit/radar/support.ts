import type { RadarPost } from '@postwright/core/model/radar'

/** A dated post with no known figures. */
export function radarPost(fields: Partial<RadarPost> & { publishedAt: number }): RadarPost {
  return {
    key: `p${fields.publishedAt}`,
    isDated: true,
    text: 'A post',
    length: 6,
    link: '',
    format: 'text',
    tags: [],
    ...fields,
  }
}
