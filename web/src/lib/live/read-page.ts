import { getDocs, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { pageQuery, toPage, type PageRequest, readRows } from './list-queries.ts'

/** Reads one page of a list once; `endCursor` is the start of the next page, null if this is the last page. */
export async function readPage<Row>(list: Query<Row>, request: PageRequest<QueryDocumentSnapshot<Row>>) {
  const page = toPage((await getDocs(pageQuery(list, request))).docs, request.size)
  return { ...readRows(page.docs, (row) => row.data()), endCursor: page.endCursor }
}
