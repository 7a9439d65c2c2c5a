<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Builds the Customizer sections for articles and article lists.
 */
final class ArticlesPanel
{
    private const PANEL = 'courant_reading';

    /**
     * Returns the sections of the panel.
     *
     * @return list<OptionSection>
     */
    public static function sections(): array
    {
        return [
            new OptionSection('courant_lists', __('Article lists', 'courant'), self::PANEL, [
                new OptionField('archive_layout', __('Layout', 'courant'), '', [
                    'list' => __('List', 'courant'),
                    'grid' => __('Grid', 'courant'),
                    'first' => __('Large first article', 'courant'),
                ]),
                new OptionField(
                    'archive_label',
                    __('Show the archive type before the title', 'courant'),
                    __('“Category: Culture” instead of “Culture”.', 'courant'),
                ),
                new OptionField('archive_description', __('Show the description of the category or tag', 'courant')),
                new OptionField('list_section', __('Show the category', 'courant')),
                new OptionField('list_author', __('Show the author', 'courant')),
                new OptionField('list_date', __('Show the date', 'courant')),
                new OptionField('excerpt', __('Show an excerpt', 'courant')),
                new OptionField('excerpt_length', __('Excerpt length (words)', 'courant'), dependsOn: 'excerpt'),
                new OptionField(
                    'read_more',
                    __('Show a “Continue reading” link', 'courant'),
                    __('The link text includes the article title for screen readers.', 'courant'),
                ),
                new OptionField('date_style', __('Date format', 'courant'), '', [
                    'date' => __('Date', 'courant'),
                    'ago' => __('Relative time during the first week', 'courant'),
                ]),
            ]),
            new OptionSection('courant_article', __('Articles', 'courant'), self::PANEL, [
                new OptionField('article_picture', __('Show the featured image of articles', 'courant')),
                new OptionField('page_picture', __('Show the featured image of pages', 'courant')),
                new OptionField('article_author', __('Show the author', 'courant')),
                new OptionField('article_date', __('Show the date', 'courant')),
                new OptionField('article_updated', __('Show the date of the last update', 'courant')),
                new OptionField('article_minutes', __('Show the reading time', 'courant')),
                new OptionField(
                    'article_share',
                    __('Show share buttons', 'courant'),
                    __('Copies the link or opens the sharing menu of the device. No data is sent to third parties.', 'courant'),
                ),
                new OptionField('article_tags', __('Show the tags', 'courant')),
                new OptionField('article_writer', __('Show the author box', 'courant')),
                new OptionField('article_related', __('Show related articles', 'courant')),
                new OptionField(
                    'related_title',
                    __('Title of the related articles', 'courant'),
                    dependsOn: 'article_related',
                ),
                new OptionField(
                    'related_count',
                    __('Number of related articles', 'courant'),
                    dependsOn: 'article_related',
                ),
                new OptionField('article_neighbours', __('Show links to the previous and next article', 'courant')),
            ]),
        ];
    }
}
