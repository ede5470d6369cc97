import { getDocs, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { pageQuery, toPage, type PageRequest, readRows } from './list-queries.ts'

/** Reads one page of a list once; `endCursor` is where the next page begins, null when this is the last. */
export async function readPage<Row>(list: Query<Row>, request: PageRequest<QueryDocumentSnapshot<Row>>) {
  const page = toPage((await getDocs(pageQuery(list, request))).docs, request.size)
  return { ...readRows(page.docs, (row) => row.data()), endCursor: page.endCursor }
}
