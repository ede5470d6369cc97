import { contacts } from '@postwright/core/collections/contacts'
import { signatures } from '@postwright/core/collections/signatures'
import { templates } from '@postwright/core/collections/templates'
import type { DraftDesk } from './desk.ts'

const TEMPLATES = [
  {
    id: 'demo-finished',
    name: 'A piece is finished',
    text: '{{piece}} is finished. It took {{hours}} hours, and it will outlive all of us.\n\nWhat would you put on it first?',
    labels: ['finished'],
  },
  {
    id: 'demo-workshop-day',
    name: 'Open workshop',
    text: 'Open on {{day}} from ten to four. {{benches}} benches are free; bring what wobbles.',
    labels: [],
  },
  {
    id: 'demo-question',
    name: 'Question of the week',
    text: 'Question of the week: {{question}}\n\nWe read every answer, and the best one decides what we show on Friday.',
    labels: ['question'],
  },
]

const SIGNATURE = {
  name: 'Where we are',
  text: 'Wright Workshop, made and mended by hand.',
  isAutomatic: false,
  connectionIds: [],
}

const CONTACTS = [
  {
    id: 'demo-forester',
    name: 'Forest at the Mill',
    handles: [
      { platform: 'bluesky', handle: 'forest-mill.example' },
      { platform: 'mastodon', handle: 'forest@mill.example' },
    ],
  },
  { id: 'demo-smith', name: 'Ines, who forges our irons', handles: [{ platform: 'instagram', handle: 'ines.forges' }] },
]

/** Creates the demo company's post templates with variables, its signature, and its contacts. */
export async function writeDemoLibrary({ documents, workspaceId }: DraftDesk): Promise<void> {
  await Promise.all([
    ...TEMPLATES.map(({ id, ...template }) =>
      documents.create(templates, { workspaceId, id }, { title: '', comment: '', thread: [], ...template }),
    ),
    documents.create(signatures, { workspaceId, id: 'demo-place' }, SIGNATURE),
    ...CONTACTS.map(({ id, ...contact }) => documents.create(contacts, { workspaceId, id }, contact)),
  ])
}
