import {
  emptyBlock,
  emptyLinkPage,
  type LinkBlock,
  type LinkBlockKind,
  type LinkPage,
} from '@postwright/core/model/link-page'
import { makeBase } from './document-base.ts'

/** A link page with nothing but its title; set only the fields that the test is about. */
export function makeLinkPage(fields: Partial<LinkPage> = {}): LinkPage {
  return {
    ...makeBase('page'),
    ...emptyLinkPage('Wright Workshop'),
    pageName: '',
    publishedAt: null,
    publishedRev: 0,
    ...fields,
  }
}

/** A block whose id is its kind. */
export function makeBlock(kind: LinkBlockKind, fields: Partial<LinkBlock> = {}): LinkBlock {
  return { ...emptyBlock(kind, kind), ...fields }
}

/** A block of links to these addresses; their ids are `link0`, `link1` and so on. */
export function makeLinks(...urls: string[]): LinkBlock {
  return makeBlock('links', { links: urls.map((url, at) => ({ id: `link${at}`, label: `Link ${at}`, url })) })
}
