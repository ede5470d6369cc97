import { changeSeries, createSeries, deleteSeries, skipSeriesDay } from '@postwright/core/api/series'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Creates a recurring series from a post. @throws ApiError */
export function beginSeries(input: InputOf<typeof createSeries>): Promise<OutputOf<typeof createSeries>> {
  return call(createSeries, input)
}

/** Skips a day of a series, or restores it. @throws ApiError */
export function skipDay(input: InputOf<typeof skipSeriesDay>): Promise<OutputOf<typeof skipSeriesDay>> {
  return call(skipSeriesDay, input)
}

/** Changes the content or the times of a series, for all of its posts or from a given day. @throws ApiError */
export function alterSeries(input: InputOf<typeof changeSeries>): Promise<OutputOf<typeof changeSeries>> {
  return call(changeSeries, input)
}

/** Deletes a series with its future posts. @throws ApiError */
export function removeSeries(input: InputOf<typeof deleteSeries>): Promise<OutputOf<typeof deleteSeries>> {
  return call(deleteSeries, input)
}
