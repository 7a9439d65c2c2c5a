import { desk } from './support/test';

/** Back to top, the category dropdown, hash focus, the post listing block. */
export const article = async () =>
	desk.wp< string >(
		"return get_permalink(get_page_by_path('harbour-that-learned-to-listen', OBJECT, 'post') ?: get_posts(['numberposts' => 1])[0]);"
	);
