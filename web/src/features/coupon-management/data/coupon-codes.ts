import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { findUser, nameRecords } from '@postwright/core/api/admin'
import { addCouponCodes, listCouponCodes, setCodeOffer } from '@postwright/core/api/coupons'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { NAMED_RECORDS_MAX } from '@postwright/core/limits'
import type { CouponCode } from '@postwright/core/model/coupon'
import { call } from '@/lib/api-client.ts'

type Page = OutputOf<typeof listCouponCodes>
type Pages = InfiniteData<Page, string | null>
export type FoundPerson = { id: string; fullName: string; email: string }

const keyOf = (couponId: string) => ['admin', 'coupon-codes', couponId] as const

export function useCouponCodes(couponId: string) {
  return useInfiniteQuery({
    queryKey: keyOf(couponId),
    queryFn: ({ pageParam }) => readPage(couponId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ after }) => after,
    staleTime: 0,
  })
}

/** Returns functions that update the cached codes of a coupon: `readAgain` reloads all of them, `replace` replaces one that was changed. */
export function useCodesChanged(couponId: string) {
  const queries = useQueryClient()
  return {
    readAgain: () => queries.invalidateQueries({ queryKey: keyOf(couponId) }),
    replace: (changed: CouponCode) =>
      queries.setQueryData<Pages>(keyOf(couponId), (before) => before && replaceIn(before, changed)),
  }
}

function replaceIn(pages: Pages, changed: CouponCode): Pages {
  const inPage = (page: Page): Page => ({
    ...page,
    codes: page.codes.map((code) => (code.id === changed.id ? changed : code)),
  })
  return { ...pages, pages: pages.pages.map(inPage) }
}

/** Reads every code of a coupon, page by page. @throws ApiError */
export async function readAllCodes(couponId: string, onProgress: (count: number) => void): Promise<CouponCode[]> {
  const found: CouponCode[] = []
  let after: string | null = null
  do {
    const page: Page = await readPage(couponId, after)
    found.push(...page.codes)
    onProgress(found.length)
    after = page.after
  } while (after !== null)
  return found
}

function readPage(couponId: string, after: string | null): Promise<Page> {
  return call(listCouponCodes, { couponId, ...(after !== null && { after }) })
}

/** Returns the names of the people the codes are limited to, by id. Deleted accounts and people beyond `NAMED_RECORDS_MAX` are missing. */
export function usePeopleOfCodes(codes: readonly CouponCode[]): ReadonlyMap<string, string> {
  const ids = codes.flatMap(({ onlyUid }) => (onlyUid === null ? [] : [onlyUid]))
  const people = [...new Set(ids)].toSorted().slice(0, NAMED_RECORDS_MAX)
  const { data } = useQuery({
    queryKey: ['admin', 'coupon-people', people],
    queryFn: async () => {
      const named = await call(nameRecords, { people, workspaces: [] })
      return new Map(named.people.map(({ id, fullName, email }) => [id, fullName === '' ? email : fullName]))
    },
    enabled: people.length > 0,
  })
  return data ?? NO_NAMES
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** @throws ApiError, `reauthentication_required` among them */
export async function addCodes(input: InputOf<typeof addCouponCodes>): Promise<string[]> {
  return (await call(addCouponCodes, input)).codes
}

/** @throws ApiError */
export async function changeCode(code: string, isOffered: boolean): Promise<CouponCode> {
  return (await call(setCodeOffer, { code, isOffered })).code
}

/** Returns the account with this email address; null when there is none. @throws ApiError */
export async function findPerson(email: string): Promise<FoundPerson | null> {
  const { user } = await call(findUser, { email })
  return user && { id: user.id, fullName: user.fullName, email: user.email }
}
