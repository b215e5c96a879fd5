/** Kinds of articles, sent as `bizType`. */
export const articleKind = { announcement: 10, news: 20, help: 30 } as const
export type ArticleKind = (typeof articleKind)[keyof typeof articleKind]
