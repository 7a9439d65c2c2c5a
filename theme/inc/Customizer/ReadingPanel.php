<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Articles and lists of them, for editors.
 */
final class ReadingPanel
{
    private const PANEL = 'courant_reading';

    /**
     * @return list<Section>
     */
    public static function sections(): array
    {
        return [
            new Section('courant_lists', __('Lists of articles', 'courant'), self::PANEL, [
                new Field('archive_layout', __('Arrangement', 'courant'), '', [
                    'list' => __('A list', 'courant'),
                    'grid' => __('A grid', 'courant'),
                    'first' => __('The first one large', 'courant'),
                ]),
                new Field('archive_label', __('Say what kind of list it is before its title', 'courant'), __('“Category: Culture” instead of “Culture”.', 'courant')),
                new Field('archive_description', __('Show the description of the category or tag', 'courant')),
                new Field('list_section', __('Show the category', 'courant')),
                new Field('list_author', __('Show the author', 'courant')),
                new Field('list_date', __('Show the date', 'courant')),
                new Field('excerpt', __('Show an excerpt', 'courant')),
                new Field('excerpt_length', __('Length of an excerpt, in words', 'courant'), only: 'excerpt'),
                new Field('read_more', __('Show a link to read on', 'courant'), __('It names the article, so that it makes sense on its own.', 'courant')),
                new Field('date_style', __('Dates', 'courant'), '', [
                    'date' => __('As a date', 'courant'),
                    'ago' => __('As the time since then, in the first week', 'courant'),
                ]),
            ]),
            new Section('courant_article', __('Articles', 'courant'), self::PANEL, [
                new Field('article_picture', __('Show the featured picture of articles', 'courant')),
                new Field('page_picture', __('Show the featured picture of pages', 'courant')),
                new Field('article_author', __('Show the author', 'courant')),
                new Field('article_date', __('Show the date', 'courant')),
                new Field('article_updated', __('Show when it was updated', 'courant')),
                new Field('article_minutes', __('Show the reading time', 'courant')),
                new Field('article_share', __('Show ways to share', 'courant'), __('Copying the link and the device’s own sharing. Nobody is told.', 'courant')),
                new Field('article_tags', __('Show the tags', 'courant')),
                new Field('article_writer', __('Show words about the author', 'courant')),
                new Field('article_related', __('Show related articles', 'courant')),
                new Field('related_title', __('Title of the related articles', 'courant'), only: 'article_related'),
                new Field('related_count', __('How many related articles', 'courant'), only: 'article_related'),
                new Field('article_neighbours', __('Show the articles before and after', 'courant')),
            ]),
        ];
    }
}
