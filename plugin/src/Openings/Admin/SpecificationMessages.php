<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Violation;

/** Returns the messages for rejected changes of specifications, and the labels of their icons. */
final class SpecificationMessages
{
    public static function errorMessage(Violation $violation): string
    {
        $key = (string) ($violation->facts['key'] ?? '');
        $name = (string) ($violation->facts['name'] ?? '');
        $max = number_format_i18n((int) ($violation->facts['max'] ?? 0));

        return match ($violation->code) {
            'key.missing' => __('Enter a key. It is used in URLs.', 'courant-desk'),
            /* translators: %s: a number */
            'key.long' => sprintf(__('The key is too long. The maximum is %s characters.', 'courant-desk'), $max),
            'key.malformed' => __('Use lowercase letters from a to z, digits, and single hyphens or underscores between them, such as job-level.', 'courant-desk'),
            /* translators: %s: key of a specification */
            'key.taken' => sprintf(__('A specification with the key “%s” already exists.', 'courant-desk'), $key),
            'key.reserved' => sprintf(
                /* translators: %1$s: key of a specification */
                __('“%1$s” is reserved by WordPress. Add a prefix, such as job-%1$s.', 'courant-desk'),
                $key,
            ),
            'key.clashes' => sprintf(
                /* translators: %s: key of a specification */
                __('“%s” is already used in URLs of this site. Choose another key.', 'courant-desk'),
                $key,
            ),
            'name.missing' => __('Enter a name.', 'courant-desk'),
            /* translators: %s: a number */
            'name.long' => sprintf(__('The name is too long. The maximum is %s characters.', 'courant-desk'), $max),
            /* translators: %s: name of a specification */
            'name.taken' => sprintf(__('A specification named “%s” already exists.', 'courant-desk'), $name),
            'term.taken' => sprintf(
                /* translators: %s: name of a value, such as Full Time */
                __('A value named “%s” already exists. Merge the two values instead.', 'courant-desk'),
                $name,
            ),
            'term.same' => __('Choose another value of the same specification to merge it with.', 'courant-desk'),
            'order.unknown' => __('The new order contains an item that no longer exists. Reload the page and try again.', 'courant-desk'),
            'icon.unknown' => __('Unknown icon.', 'courant-desk'),
            default => __('The change could not be saved. Try again.', 'courant-desk'),
        };
    }

    public static function iconLabel(string $name): string
    {
        return match ($name) {
            'briefcase' => __('Briefcase', 'courant-desk'),
            'building' => __('Building', 'courant-desk'),
            'map-marker' => __('Map marker', 'courant-desk'),
            'globe' => __('Globe', 'courant-desk'),
            'clock-o' => __('Clock', 'courant-desk'),
            'calendar' => __('Calendar', 'courant-desk'),
            'tag' => __('Tag', 'courant-desk'),
            'folder' => __('Folder', 'courant-desk'),
            'user' => __('Person', 'courant-desk'),
            'users' => __('People', 'courant-desk'),
            'graduation-cap' => __('Graduation cap', 'courant-desk'),
            'language' => __('Language', 'courant-desk'),
            'money' => __('Money', 'courant-desk'),
            'home' => __('House', 'courant-desk'),
            'laptop' => __('Laptop', 'courant-desk'),
            'car' => __('Car', 'courant-desk'),
            'plane' => __('Airplane', 'courant-desk'),
            'wrench' => __('Wrench', 'courant-desk'),
            'star' => __('Star', 'courant-desk'),
            'heart' => __('Heart', 'courant-desk'),
            'flag' => __('Flag', 'courant-desk'),
            'book' => __('Book', 'courant-desk'),
            default => $name,
        };
    }
}
