<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents;

use CourantDesk\Kernel\Settings\SettingsField;

/** Defines the settings fields of tables of contents. The defaults are those of Easy Table of Contents. */
final class TableOfContentsFields
{
    /** @return list<SettingsField> */
    public static function all(): array
    {
        return [
            ...self::insertionFields(), ...self::headingFields(), ...self::displayFields(), ...self::navigationFields(),
            ...self::anchorFields(),
        ];
    }

    /** @return array<string, string> */
    public static function positionChoices(): array
    {
        return [
            'before' => __('Before the first heading', 'courant-desk'),
            'after' => __('After the first heading', 'courant-desk'),
            'afterpara' => __('After the first paragraph', 'courant-desk'),
            'aftercustompara' => __('After a specific paragraph', 'courant-desk'),
            'aftercustomimg' => __('After a specific image', 'courant-desk'),
            'top' => __('At the top', 'courant-desk'),
            'bottom' => __('At the bottom', 'courant-desk'),
        ];
    }

    /** @return array<string, string> */
    public static function deviceChoices(): array
    {
        return ['mobile' => __('Small screens', 'courant-desk'), 'desktop' => __('Large screens', 'courant-desk')];
    }

    /** @return array<string, string> labels of public post types */
    public static function postTypeChoices(): array
    {
        $types = [];
        foreach (get_post_types(['public' => true], 'objects') as $type) {
            if ($type->name !== 'attachment') {
                $types[$type->name] = $type->label;
            }
        }

        return $types;
    }

    /** @return list<SettingsField> */
    private static function insertionFields(): array
    {
        $types = self::postTypeChoices();
        $default = array_values(array_intersect(['post', 'page'], array_keys($types)));
        $terms = [];
        foreach (get_taxonomies(['public' => true], 'objects') as $taxonomy) {
            $terms[$taxonomy->name] = $taxonomy->label;
        }

        return [
            new SettingsField(
                'types', 'choices', $default, __('Enable for post types', 'courant-desk'), choices: $types,
            ),
            new SettingsField(
                'auto', 'choices', $default, __('Insert automatically into', 'courant-desk'), choices: $types,
            ),
            new SettingsField('front', 'bool', false, __('Insert on a static front page', 'courant-desk')),
            new SettingsField(
                'terms', 'choices', [], __('Insert into descriptions of', 'courant-desk'), choices: $terms,
            ),
            new SettingsField(
                'not_on', 'longtext', '', __('Exclude URLs that contain', 'courant-desk'),
                __('One URL fragment per line.', 'courant-desk'),
            ),
            new SettingsField(
                'device', 'choice', '', __('Screen sizes', 'courant-desk'),
                choices: ['' => __('All', 'courant-desk')] + self::deviceChoices(),
            ),
            new SettingsField(
                'position', 'choice', 'before', __('Position', 'courant-desk'), choices: self::positionChoices(),
            ),
            new SettingsField('number', 'int', 1, __('Paragraph or image number', 'courant-desk'), min: 1, max: 100),
            new SettingsField('skip_quotes', 'bool', true, __('Do not count paragraphs in quotes', 'courant-desk')),
        ];
    }

    /** @return list<SettingsField> */
    private static function headingFields(): array
    {
        $levels = [];
        foreach (range(1, 6) as $level) {
            /* translators: %d: heading level, 1 to 6 */
            $levels['h' . $level] = sprintf(__('Heading %d', 'courant-desk'), $level);
        }

        return [
            new SettingsField(
                'min', 'int', 2, __('Minimum headings', 'courant-desk'),
                __('Content with fewer headings has no table of contents.', 'courant-desk'), min: 1, max: 100,
            ),
            new SettingsField(
                'max', 'int', 0, __('Maximum headings', 'courant-desk'),
                __('Content with more headings has no table of contents. 0 means no limit.', 'courant-desk'), max: 1000,
            ),
            new SettingsField(
                'min_words', 'int', 0, __('Minimum words', 'courant-desk'),
                __('Shorter content has no table of contents. 0 means no minimum.', 'courant-desk'), max: 100000,
            ),
            new SettingsField(
                'levels', 'choices', array_keys($levels), __('Heading levels', 'courant-desk'), choices: $levels,
            ),
            new SettingsField(
                'exclude', 'text', '', __('Exclude headings by text', 'courant-desk'),
                __('Separate texts with |. Use * as a wildcard: Read more|Part *', 'courant-desk'),
            ),
            new SettingsField(
                'selectors', 'text', '', __('Exclude headings inside', 'courant-desk'),
                __('CSS selectors or blocks, separated by commas: blockquote, .aside h3, core/quote', 'courant-desk'),
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function displayFields(): array
    {
        return [
            new SettingsField(
                'label', 'text', '', __('Title', 'courant-desk'),
                __('Leave empty to use “Table of Contents” in the site language.', 'courant-desk'),
            ),
            new SettingsField('show_label', 'bool', true, __('Show title', 'courant-desk')),
            new SettingsField('toggle', 'bool', true, __('Allow visitors to collapse the list', 'courant-desk')),
            new SettingsField('label_toggles', 'bool', false, __('Toggle the list with the title', 'courant-desk')),
            new SettingsField('hidden', 'bool', false, __('Collapse the list initially', 'courant-desk')),
            new SettingsField(
                'hidden_on', 'choices', array_keys(self::deviceChoices()), __('Collapse initially on', 'courant-desk'),
                choices: self::deviceChoices(),
            ),
            new SettingsField(
                'max_open', 'int', 0, __('Maximum entries of a list that starts open on small screens', 'courant-desk'),
                __('Longer lists start collapsed there. 0 means no limit.', 'courant-desk'), max: 1000,
            ),
            new SettingsField(
                'remember',
                'choice',
                'once',
                __('Remember the visitor’s choice', 'courant-desk'),
                choices: [
                    'once' => __('For the session', 'courant-desk'),
                    'always' => __('For 30 days', 'courant-desk'),
                    'off' => __('Do not remember', 'courant-desk'),
                ],
            ),
            new SettingsField('sync', 'bool', false, __('Toggle all tables on a page together', 'courant-desk')),
            new SettingsField('hierarchy', 'bool', true, __('Show hierarchy', 'courant-desk')),
            new SettingsField('sub_toggle', 'bool', false, __('Collapsible subheadings', 'courant-desk')),
            new SettingsField('unfold', 'bool', false, __('Expand only the current section', 'courant-desk')),
            new SettingsField(
                'view_more', 'int', 0, __('Entries before the “more” button', 'courant-desk'),
                __('0 shows all entries.', 'courant-desk'), max: 500,
            ),
            new SettingsField('truncate', 'choice', '', __('Shorten long headings', 'courant-desk'), choices: [
                '' => __('No', 'courant-desk'),
                'words' => __('After a number of words', 'courant-desk'),
                'special' => __('At a character', 'courant-desk'),
            ]),
            new SettingsField(
                'truncate_words', 'int', 5, __('Number of words in a shortened heading', 'courant-desk'),
                min: 1, max: 100,
            ),
            new SettingsField(
                'truncate_at', 'text', ':', __('Character that ends a shortened heading', 'courant-desk'),
            ),
            new SettingsField('no_colons', 'bool', false, __('Remove colons', 'courant-desk')),
            new SettingsField('reading_time', 'bool', false, __('Show reading time', 'courant-desk')),
            new SettingsField(
                'empty_text', 'text', '', __('Text for content without headings', 'courant-desk'),
                __('Leave empty to show nothing.', 'courant-desk'),
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function navigationFields(): array
    {
        return [
            new SettingsField('smooth_scroll', 'bool', true, __('Smooth scrolling', 'courant-desk')),
            new SettingsField(
                'scroll_offset', 'int', 30, __('Scroll offset (pixels)', 'courant-desk'),
                __('Values up to 30 are treated as 0.', 'courant-desk'), max: 1000,
            ),
            new SettingsField(
                'mobile_offset', 'int', 30, __('Scroll offset on small screens (pixels)', 'courant-desk'), max: 1000,
            ),
            new SettingsField(
                'affix', 'text', '', __('Sticky header', 'courant-desk'),
                __('CSS selector of the sticky element. Leave empty for none.', 'courant-desk'),
            ),
            new SettingsField('bar', 'choice', 'mobile', __('“On this page” bar', 'courant-desk'), choices: [
                'none' => __('None', 'courant-desk'),
                'mobile' => __('On small screens', 'courant-desk'),
                'all' => __('On all screens', 'courant-desk'),
            ]),
            new SettingsField(
                'bar_text', 'text', '', __('Bar text', 'courant-desk'),
                __('Leave empty to use “On this page” in the site language.', 'courant-desk'),
            ),
            new SettingsField('bar_side', 'choice', 'end', __('Drawer position', 'courant-desk'), choices: [
                'end' => __('End', 'courant-desk'),
                'start' => __('Start', 'courant-desk'),
            ]),
            new SettingsField('progress', 'bool', true, __('Show reading progress', 'courant-desk')),
            new SettingsField(
                'steps', 'bool', true, __('Show previous and next section buttons in the bar', 'courant-desk'),
            ),
            new SettingsField('copy_links', 'bool', false, __('Show a copy link button on headings', 'courant-desk')),
            new SettingsField(
                'ajax', 'bool', false,
                __('Initialize tables of contents added by jQuery AJAX requests', 'courant-desk'),
            ),
        ];
    }

    /** @return list<SettingsField> */
    private static function anchorFields(): array
    {
        return [
            new SettingsField('slugs', 'choice', 'native', __('Heading anchors', 'courant-desk'), choices: [
                'native' => __('Readable', 'courant-desk'),
                'compatible' => __('Compatible with Easy Table of Contents (keeps existing links)', 'courant-desk'),
                'plus' => __('Compatible with Table of Contents Plus (keeps existing links)', 'courant-desk'),
            ]),
            new SettingsField('lowercase', 'bool', false, __('Compatible anchors: lowercase', 'courant-desk')),
            new SettingsField(
                'hyphenate', 'bool', false, __('Compatible anchors: hyphens instead of underscores', 'courant-desk'),
            ),
            new SettingsField('prefix', 'text', 'i', __('Compatible anchors: fallback prefix', 'courant-desk')),
            new SettingsField(
                'prefix_only', 'bool', false, __('Compatible anchors: always use the fallback prefix', 'courant-desk'),
            ),
            new SettingsField(
                'always_ids', 'bool', true, __('Add anchors to headings without a table of contents', 'courant-desk'),
            ),
            new SettingsField(
                'quiet_links', 'bool', false, __('Do not change the page URL', 'courant-desk'),
                __('Only with smooth scrolling.', 'courant-desk'),
            ),
            new SettingsField('request_uri', 'bool', false, __('Use the requested URL in links', 'courant-desk')),
            new SettingsField('self_link', 'bool', false, __('Use the permalink in links', 'courant-desk')),
            new SettingsField('json_ld', 'bool', false, __('Add structured data for headings', 'courant-desk')),
            new SettingsField('rest', 'bool', true, __('Include headings in REST API responses', 'courant-desk')),
        ];
    }
}
