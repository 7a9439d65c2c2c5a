<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What differs from the site's settings for one type of texts: a profile for each. */
final class ContentsTypes extends Group
{
    public function room(): string
    {
        return 'contents_types';
    }

    public function title(): string
    {
        return __('Contents: by type', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        $fields = [];
        $same = ['' => __('As on the whole site', 'courant-desk')];
        $either = $same + ['yes' => __('Yes', 'courant-desk'), 'no' => __('No', 'courant-desk')];
        foreach (ContentsFields::types() as $type => $name) {
            /* translators: 1: such as Pages, 2: name of a setting */
            $label = static fn (string $text): string => sprintf(__('%1$s: %2$s', 'courant-desk'), $name, $text);
            array_push(
                $fields,
                new Field("{$type}_position", 'choice', '', $label(__('where it stands', 'courant-desk')), choices: $same + ContentsFields::positions()),
                new Field("{$type}_min", 'int', 0, $label(__('fewest headings', 'courant-desk')), __('0: as on the whole site.', 'courant-desk'), max: 100),
                new Field("{$type}_levels", 'text', '', $label(__('levels of headings', 'courant-desk')), __('Such as 2,3. Empty: as on the whole site.', 'courant-desk')),
                new Field("{$type}_label", 'text', '', $label(__('its heading', 'courant-desk'))),
                new Field("{$type}_hidden", 'choice', '', $label(__('the list starts hidden', 'courant-desk')), choices: $either),
                new Field("{$type}_hierarchy", 'choice', '', $label(__('sub-headings below their headings', 'courant-desk')), choices: $either),
                new Field("{$type}_bar", 'choice', '', $label(__('bar “On this page”', 'courant-desk')), choices: $either),
            );
        }

        return $fields;
    }

    /** The site's settings as they are for texts of that type. */
    public function profile(string $type, ContentsSettings $site): ContentsSettings
    {
        $changes = [];
        foreach (['position', 'label'] as $key) {
            $changes[$key] = $this->text("{$type}_$key");
        }
        foreach (['hidden', 'hierarchy'] as $key) {
            $changes[$key] = ['yes' => true, 'no' => false][$this->text("{$type}_$key")] ?? '';
        }
        $changes['min'] = $this->int("{$type}_min") > 0 ? $this->int("{$type}_min") : '';
        $changes['bar'] = match ($this->text("{$type}_bar")) {
            'yes' => $site->words('bar') === 'none' ? 'mobile' : '',
            'no' => 'none',
            default => '',
        };
        preg_match_all('~[1-6]~', $this->text("{$type}_levels"), $levels);
        $changes['levels'] = $levels[0] === [] ? '' : array_map(static fn (string $level): string => 'h' . $level, $levels[0]);
        $changes = array_filter($changes, static fn (mixed $value): bool => $value !== '');

        return $changes === [] ? $site : $site->with($changes);
    }
}
