<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Kernel\Settings\Field;

/** The fields of the owner's settings of tables of contents; defaults of the Contents contract 1.1. */
final class ContentsFields
{
    /** @return list<Field> */
    public static function all(): array
    {
        return [...self::where(), ...self::which(), ...self::shown(), ...self::following(), ...self::addresses()];
    }

    /** @return array<string, string> */
    public static function positions(): array
    {
        return [
            'before' => __('Before the first heading', 'courant-desk'),
            'after' => __('After the first heading', 'courant-desk'),
            'afterpara' => __('After the first paragraph', 'courant-desk'),
            'aftercustompara' => __('After the paragraph of the number below', 'courant-desk'),
            'aftercustomimg' => __('After the picture of the number below', 'courant-desk'),
            'top' => __('At the top', 'courant-desk'),
            'bottom' => __('At the bottom', 'courant-desk'),
        ];
    }

    /** @return array<string, string> */
    public static function devices(): array
    {
        return ['mobile' => __('Small screens', 'courant-desk'), 'desktop' => __('Large screens', 'courant-desk')];
    }

    /** @return array<string, string> public types of texts and their names */
    public static function types(): array
    {
        $types = [];
        foreach (get_post_types(['public' => true], 'objects') as $type) {
            if ($type->name !== 'attachment') {
                $types[$type->name] = $type->label;
            }
        }

        return $types;
    }

    /** @return list<Field> */
    private static function where(): array
    {
        $types = self::types();
        $usual = array_values(array_intersect(['post', 'page'], array_keys($types)));
        $terms = [];
        foreach (get_taxonomies(['public' => true], 'objects') as $taxonomy) {
            $terms[$taxonomy->name] = $taxonomy->label;
        }

        return [
            new Field('types', 'choices', $usual, __('Texts that may have a table of contents', 'courant-desk'), choices: $types),
            new Field('auto', 'choices', $usual, __('Insert it by itself into', 'courant-desk'), choices: $types),
            new Field('front', 'bool', false, __('On a front page that is a page too', 'courant-desk')),
            new Field('terms', 'choices', [], __('In the descriptions of', 'courant-desk'), choices: $terms),
            new Field('not_on', 'longtext', '', __('Not on addresses that contain', 'courant-desk'), __('One part of an address on each line.', 'courant-desk')),
            new Field('device', 'choice', '', __('On which screens', 'courant-desk'), choices: ['' => __('All', 'courant-desk')] + self::devices()),
            new Field('position', 'choice', 'before', __('Where it stands', 'courant-desk'), choices: self::positions()),
            new Field('number', 'int', 1, __('Number of that paragraph or picture', 'courant-desk'), min: 1, max: 100),
            new Field('skip_quotes', 'bool', true, __('Do not count paragraphs of quotations', 'courant-desk')),
        ];
    }

    /** @return list<Field> */
    private static function which(): array
    {
        $levels = [];
        foreach (range(1, 6) as $level) {
            /* translators: %d: level of a heading, 1 to 6 */
            $levels['h' . $level] = sprintf(__('Heading %d', 'courant-desk'), $level);
        }

        return [
            new Field('min', 'int', 2, __('Fewest headings', 'courant-desk'), __('A text with fewer has no table of contents.', 'courant-desk'), min: 1, max: 100),
            new Field('max', 'int', 0, __('Most headings', 'courant-desk'), __('A text with more has no table of contents; 0: any number.', 'courant-desk'), max: 1000),
            new Field('min_words', 'int', 0, __('Fewest words', 'courant-desk'), __('A shorter text has no table of contents; 0: any length.', 'courant-desk'), max: 100000),
            new Field('levels', 'choices', array_keys($levels), __('Headings that are listed', 'courant-desk'), choices: $levels),
            new Field('exclude', 'text', '', __('Leave out headings that read', 'courant-desk'), __('Separated by |, with * for any words: Read more|Part *', 'courant-desk')),
            new Field('selectors', 'text', '', __('Leave out headings inside', 'courant-desk'), __('Elements, classes or blocks, separated by commas: blockquote, .aside h3, core/quote', 'courant-desk')),
        ];
    }

    /** @return list<Field> */
    private static function shown(): array
    {
        return [
            new Field('label', 'text', '', __('Its heading', 'courant-desk'), __('Empty: “Table of Contents” in the language of the site.', 'courant-desk')),
            new Field('show_label', 'bool', true, __('Show its heading', 'courant-desk')),
            new Field('toggle', 'bool', true, __('Visitors can hide the list', 'courant-desk')),
            new Field('label_toggles', 'bool', false, __('Its heading opens and closes the list too', 'courant-desk')),
            new Field('hidden', 'bool', false, __('The list starts hidden', 'courant-desk')),
            new Field('hidden_on', 'choices', array_keys(self::devices()), __('It starts hidden on', 'courant-desk'), choices: self::devices()),
            new Field('remember', 'choice', 'once', __('A visitor’s choice is remembered', 'courant-desk'), choices: [
                'once' => __('On the next page', 'courant-desk'),
                'always' => __('For 30 days', 'courant-desk'),
                'off' => __('Not at all', 'courant-desk'),
            ]),
            new Field('sync', 'bool', false, __('All tables of a page open and close together', 'courant-desk')),
            new Field('hierarchy', 'bool', true, __('Show sub-headings below their headings', 'courant-desk')),
            new Field('sub_toggle', 'bool', false, __('Sub-headings can be folded away', 'courant-desk')),
            new Field('unfold', 'bool', false, __('Only the sub-headings of the section in view are open', 'courant-desk')),
            new Field('view_more', 'int', 0, __('Entries before a “more” button', 'courant-desk'), __('0: all entries are shown.', 'courant-desk'), max: 500),
            new Field('truncate', 'choice', '', __('Shorten long headings', 'courant-desk'), choices: [
                '' => __('No', 'courant-desk'),
                'words' => __('After the number of words below', 'courant-desk'),
                'special' => __('At the sign below', 'courant-desk'),
            ]),
            new Field('truncate_words', 'int', 5, __('Number of words', 'courant-desk'), min: 1, max: 100),
            new Field('truncate_at', 'text', ':', __('Sign', 'courant-desk')),
            new Field('no_colons', 'bool', false, __('Leave out colons', 'courant-desk')),
            new Field('reading_time', 'bool', false, __('Show how long the text takes to read', 'courant-desk')),
            new Field('empty_text', 'text', '', __('Where a text has no headings, say', 'courant-desk'), __('Empty: nothing is shown.', 'courant-desk')),
        ];
    }

    /** @return list<Field> */
    private static function following(): array
    {
        return [
            new Field('smooth_scroll', 'bool', true, __('Scroll smoothly', 'courant-desk')),
            new Field('scroll_offset', 'int', 30, __('Distance of a heading from the upper edge, in pixels', 'courant-desk'), __('Up to 30 counts as none.', 'courant-desk'), max: 1000),
            new Field('mobile_offset', 'int', 30, __('The same on small screens', 'courant-desk'), max: 1000),
            new Field('affix', 'text', '', __('Element that stays in view', 'courant-desk'), __('A CSS selector. Empty: none.', 'courant-desk')),
            new Field('bar', 'choice', 'mobile', __('Bar “On this page” with a drawer', 'courant-desk'), choices: [
                'none' => __('None', 'courant-desk'),
                'mobile' => __('On small screens', 'courant-desk'),
                'all' => __('On all screens', 'courant-desk'),
            ]),
            new Field('bar_text', 'text', '', __('Its words', 'courant-desk'), __('Empty: “On this page” in the language of the site.', 'courant-desk')),
            new Field('bar_side', 'choice', 'end', __('Side of the drawer', 'courant-desk'), choices: [
                'end' => __('Where lines end', 'courant-desk'),
                'start' => __('Where lines begin', 'courant-desk'),
            ]),
            new Field('progress', 'bool', true, __('Show how much of the text is read', 'courant-desk')),
            new Field('steps', 'bool', true, __('Previous and next section in the bar', 'courant-desk')),
            new Field('copy_links', 'bool', false, __('Headings have a button that copies their address', 'courant-desk')),
            new Field('ajax', 'bool', false, __('Look for new tables of contents whenever jQuery has loaded something', 'courant-desk')),
        ];
    }

    /** @return list<Field> */
    private static function addresses(): array
    {
        return [
            new Field('slugs', 'choice', 'native', __('Addresses of headings', 'courant-desk'), choices: [
                'native' => __('Readable words', 'courant-desk'),
                'compatible' => __('As Easy Table of Contents made them, so that old links work', 'courant-desk'),
            ]),
            new Field('lowercase', 'bool', false, __('Old addresses: lower case', 'courant-desk')),
            new Field('hyphenate', 'bool', false, __('Old addresses: hyphens for underscores', 'courant-desk')),
            new Field('prefix', 'text', 'i', __('Old addresses: where no word is left', 'courant-desk')),
            new Field('prefix_only', 'bool', false, __('Old addresses: always so', 'courant-desk')),
            new Field('always_ids', 'bool', true, __('Headings have addresses where no table of contents stands, too', 'courant-desk')),
            new Field('quiet_links', 'bool', false, __('Links leave the address of the page alone', 'courant-desk'), __('Only where they scroll smoothly.', 'courant-desk')),
            new Field('request_uri', 'bool', false, __('Links begin with the address that was asked for', 'courant-desk')),
            new Field('self_link', 'bool', false, __('Links begin with the text’s own address', 'courant-desk')),
            new Field('json_ld', 'bool', false, __('Tell search engines the headings and their addresses', 'courant-desk')),
            new Field('rest', 'bool', true, __('The headings are in REST answers', 'courant-desk')),
        ];
    }
}
