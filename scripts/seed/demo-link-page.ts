import { publishLinkPage } from '@postwright/core/api/link-pages'
import { linkPages } from '@postwright/core/collections/link-pages'
import { emptyBlock, type LinkPageDraft } from '@postwright/core/model/link-page'
import type { DemoCompany } from './desk.ts'

const ID = 'demo-page'
const DEMO_PAGE_NAME = 'wright-workshop'

/** Creates the demo company's link page and publishes it. */
export async function writeDemoLinkPage({ api, documents, workspaceId }: DemoCompany): Promise<void> {
  await documents.create(linkPages, { workspaceId, id: ID }, demoLinkPage())
  await api.call(publishLinkPage, { workspaceId, pageId: ID, pageName: DEMO_PAGE_NAME })
}

export function demoLinkPage(): LinkPageDraft {
  const link = (id: string, label: string, url: string) => ({ id, label, url })
  return {
    title: 'Wright Workshop',
    bio: 'Furniture from the forest next door, made and mended to be inherited.',
    brandKitId: '',
    blocks: [
      {
        ...emptyBlock('shop', 'links'),
        links: [
          link('tables', 'Oak tables, made to measure', 'https://example.com/tables'),
          link('repairs', 'What a repair costs', 'https://example.com/repairs'),
          link('visit', 'Visit the workshop', 'https://example.com/visit'),
        ],
      },
      { ...emptyBlock('latest', 'posts'), count: 3 },
      { ...emptyBlock('contact', 'contact'), email: 'hello@example.com', phone: '+44 20 7946 0018' },
    ],
  }
}
