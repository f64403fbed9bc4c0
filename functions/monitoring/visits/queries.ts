/** Types of events as RUM writes them: docs.aws.amazon.com, CloudWatch-RUM-datacollected. */
const eventType = (name: string) => `com.amazon.rum.${name}_event`

/** The vitals that pages report, by the field of the answer. */
export const VITALS = {
  shown: eventType('largest_contentful_paint'),
  answered: eventType('interaction_to_next_paint'),
  moved: eventType('cumulative_layout_shift'),
}

/** The percentile by which Google judges a page (web.dev/articles/vitals). */
export const PAGES_QUERY = [
  `filter event_type in [${Object.values(VITALS)
    .map((type) => `"${type}"`)
    .join(', ')}]`,
  'stats pct(event_details.value, 75) as p75, count(*) as loads by metadata.pageId, event_type',
  'sort loads desc',
  'limit 1000',
].join(' | ')

export const ERRORS_QUERY = [
  `filter event_type = "${eventType('js_error')}"`,
  'stats count(*) as times, count_distinct(user_details.sessionId) as visits, max(event_timestamp) as latest by `metadata.aws:releaseId`, event_details.type, event_details.message, event_details.filename, event_details.lineno, event_details.colno',
  'sort times desc',
  'limit 20',
].join(' | ')
