import { changeSeries, createSeries, deleteSeries, skipSeriesDay } from '@postwright/core/api/series'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Makes a post come again and again. @throws ApiError */
export function beginSeries(input: InputOf<typeof createSeries>): Promise<OutputOf<typeof createSeries>> {
  return call(createSeries, input)
}

/** Leaves out a day of a series, or takes it in again. @throws ApiError */
export function skipDay(input: InputOf<typeof skipSeriesDay>): Promise<OutputOf<typeof skipSeriesDay>> {
  return call(skipSeriesDay, input)
}

/** Changes the content or the times of a series, for all of its posts or from a day on. @throws ApiError */
export function alterSeries(input: InputOf<typeof changeSeries>): Promise<OutputOf<typeof changeSeries>> {
  return call(changeSeries, input)
}

/** Deletes a series with its posts to come. @throws ApiError */
export function removeSeries(input: InputOf<typeof deleteSeries>): Promise<OutputOf<typeof deleteSeries>> {
  return call(deleteSeries, input)
}
