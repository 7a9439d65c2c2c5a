import { findArticle } from './support/site-data';

/** Back to top, the category dropdown, hash focus, the post listing block. */
export const article = async () => ( await findArticle() ).url;
