<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Contents\Domain\SlugRules;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about tables of contents (Spec 3; defaults of the Contents contract 1.1). */
final class ContentsSettings extends Group
{
    public function room(): string
    {
        return 'contents';
    }

    public function title(): string
    {
        return __('Tables of contents', 'courant-desk');
    }

    public function fields(): array
    {
        $types = $this->types();
        $usual = array_values(array_intersect(['post', 'page'], array_keys($types)));
        $levels = [];
        foreach (range(1, 6) as $level) {
            /* translators: %d: level of a heading, 1 to 6 */
            $levels['h' . $level] = sprintf(__('Heading %d', 'courant-desk'), $level);
        }
        $devices = ['mobile' => __('Small screens', 'courant-desk'), 'desktop' => __('Large screens', 'courant-desk')];

        return [
            new Field('types', 'choices', $usual, __('Texts that may have a table of contents', 'courant-desk'), choices: $types),
            new Field('auto', 'choices', $usual, __('Insert it by itself into', 'courant-desk'), choices: $types),
            new Field('position', 'choice', 'before', __('Where it stands', 'courant-desk'), choices: [
                'before' => __('Before the first heading', 'courant-desk'),
                'after' => __('After the first heading', 'courant-desk'),
                'afterpara' => __('After the first paragraph', 'courant-desk'),
                'aftercustompara' => __('After the paragraph of the number below', 'courant-desk'),
                'aftercustomimg' => __('After the picture of the number below', 'courant-desk'),
                'top' => __('At the top', 'courant-desk'),
                'bottom' => __('At the bottom', 'courant-desk'),
            ]),
            new Field('number', 'int', 1, __('Number of that paragraph or picture', 'courant-desk'), min: 1, max: 100),
            new Field('skip_quotes', 'bool', true, __('Do not count paragraphs of quotations', 'courant-desk')),
            new Field('min', 'int', 2, __('Fewest headings', 'courant-desk'), __('A text with fewer has no table of contents.', 'courant-desk'), min: 1, max: 100),
            new Field('max', 'int', 0, __('Most headings', 'courant-desk'), __('A text with more has no table of contents; 0: any number.', 'courant-desk'), max: 1000),
            new Field('levels', 'choices', array_keys($levels), __('Headings that are listed', 'courant-desk'), choices: $levels),
            new Field('exclude', 'text', '', __('Leave out headings that read', 'courant-desk'), __('Separated by |, with * for any words: Read more|Part *', 'courant-desk')),
            new Field('selectors', 'text', '', __('Leave out headings inside', 'courant-desk'), __('Elements, classes or blocks, separated by commas: blockquote, .aside, core/quote', 'courant-desk')),
            new Field('label', 'text', '', __('Its heading', 'courant-desk'), __('Empty: “Table of Contents” in the language of the site.', 'courant-desk')),
            new Field('show_label', 'bool', true, __('Show its heading', 'courant-desk')),
            new Field('toggle', 'bool', true, __('Visitors can hide the list', 'courant-desk')),
            new Field('hidden', 'bool', false, __('The list starts hidden', 'courant-desk')),
            new Field('hidden_on', 'choices', array_keys($devices), __('It starts hidden on', 'courant-desk'), choices: $devices),
            new Field('hierarchy', 'bool', true, __('Show sub-headings below their headings', 'courant-desk')),
            new Field('sub_toggle', 'bool', false, __('Sub-headings can be folded away', 'courant-desk')),
            new Field('view_more', 'int', 0, __('Entries before a “more” button', 'courant-desk'), __('0: all entries are shown.', 'courant-desk'), max: 500),
            new Field('counter', 'choice', 'decimal', __('Numbers', 'courant-desk'), choices: [
                'decimal' => __('1, 1.1, 1.2', 'courant-desk'),
                'none' => __('None', 'courant-desk'),
            ]),
            new Field('smooth_scroll', 'bool', true, __('Scroll smoothly', 'courant-desk')),
            new Field('scroll_offset', 'int', 30, __('Distance of a heading from the upper edge, in pixels', 'courant-desk'), __('Up to 30 counts as none.', 'courant-desk'), max: 1000),
            new Field('affix', 'text', '', __('Element that stays in view', 'courant-desk'), __('A CSS selector. Empty: none.', 'courant-desk')),
            new Field('slugs', 'choice', 'native', __('Addresses of headings', 'courant-desk'), choices: [
                'native' => __('Readable words', 'courant-desk'),
                'compatible' => __('As Easy Table of Contents made them, so that old links work', 'courant-desk'),
            ]),
            new Field('lowercase', 'bool', false, __('Old addresses: lower case', 'courant-desk')),
            new Field('hyphenate', 'bool', false, __('Old addresses: hyphens for underscores', 'courant-desk')),
            new Field('prefix', 'text', 'i', __('Old addresses: where no word is left', 'courant-desk')),
            new Field('prefix_only', 'bool', false, __('Old addresses: always so', 'courant-desk')),
            new Field('request_uri', 'bool', false, __('Links begin with the address that was asked for', 'courant-desk')),
            new Field('self_link', 'bool', false, __('Links begin with the text’s own address', 'courant-desk')),
        ];
    }

    public function slugRules(): SlugRules
    {
        return new SlugRules(
            $this->text('slugs') === 'compatible',
            $this->bool('lowercase'),
            $this->bool('hyphenate'),
            $this->text('prefix'),
            $this->bool('prefix_only'),
        );
    }

    /** @return list<string> */
    public function enabledTypes(): array
    {
        return $this->choices('types');
    }

    /** @return list<string> */
    public function autoTypes(): array
    {
        return $this->choices('auto');
    }

    /** @return list<int> */
    public function levels(): array
    {
        return array_map(static fn (string $level): int => (int) substr($level, 1), $this->choices('levels'));
    }

    /** @return list<string> of `mobile` and `desktop`: where lists start hidden */
    public function hiddenOn(): array
    {
        return $this->bool('hidden') ? $this->choices('hidden_on') : [];
    }

    /** Whether lists start hidden, on whichever devices (Spec 3). */
    public function startsHidden(): bool
    {
        return $this->bool('hidden');
    }

    /** @return list<string> the devices to which that applies, whether it is on or not */
    public function hidingDevices(): array
    {
        return $this->choices('hidden_on');
    }

    public function words(string $key): string
    {
        return $this->text($key);
    }

    public function number(string $key): int
    {
        return $this->int($key);
    }

    public function is(string $key): bool
    {
        return $this->bool($key);
    }

    /** @return array<string, string> */
    private function types(): array
    {
        $types = [];
        foreach (get_post_types(['public' => true], 'objects') as $type) {
            if ($type->name !== 'attachment') {
                $types[$type->name] = $type->label;
            }
        }

        return $types;
    }
}
