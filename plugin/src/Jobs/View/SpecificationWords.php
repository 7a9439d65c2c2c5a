<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\View;

use CourantDesk\Kernel\Violation;

/** Why a change of specifications was refused, and what their icons are called. */
final class SpecificationWords
{
    public static function refusal(Violation $problem): string
    {
        $key = (string) ($problem->facts['key'] ?? '');
        $name = (string) ($problem->facts['name'] ?? '');
        $max = number_format_i18n((int) ($problem->facts['max'] ?? 0));

        return match ($problem->code) {
            'key.missing' => __('Give it a key: the word that stands for it in addresses.', 'courant-desk'),
            /* translators: %s: a number */
            'key.long' => sprintf(__('The key is too long: WordPress keeps at most %s characters.', 'courant-desk'), $max),
            'key.malformed' => __('A key has small letters from a to z, digits, and single hyphens or underscores between them, such as job-level.', 'courant-desk'),
            /* translators: %s: key of a specification */
            'key.taken' => sprintf(__('There is a specification with the key “%s” already.', 'courant-desk'), $key),
            /* translators: %1$s: key of a specification */
            'key.reserved' => sprintf(__('“%1$s” means something else in addresses of WordPress. Try it with another word before it, such as job-%1$s.', 'courant-desk'), $key),
            /* translators: %s: key of a specification */
            'key.clashes' => sprintf(__('“%s” is the address of something else on this site. Choose another key.', 'courant-desk'), $key),
            'name.missing' => __('Give it a name.', 'courant-desk'),
            /* translators: %s: a number */
            'name.long' => sprintf(__('The name is too long: at most %s characters.', 'courant-desk'), $max),
            /* translators: %s: name of a specification */
            'name.taken' => sprintf(__('There is a specification called “%s” already.', 'courant-desk'), $name),
            /* translators: %s: name of a value, such as Full Time */
            'term.taken' => sprintf(__('There is a value called “%s” already. To bring two together, merge them.', 'courant-desk'), $name),
            'term.same' => __('Choose another value of the same specification to merge it with.', 'courant-desk'),
            'order.unknown' => __('The order names something that is not there.', 'courant-desk'),
            'icon.unknown' => __('There is no such icon.', 'courant-desk'),
            default => __('WordPress did not take this change. Please try again.', 'courant-desk'),
        };
    }

    public static function icon(string $name): string
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
            'plane' => __('Aeroplane', 'courant-desk'),
            'wrench' => __('Wrench', 'courant-desk'),
            'star' => __('Star', 'courant-desk'),
            'heart' => __('Heart', 'courant-desk'),
            'flag' => __('Flag', 'courant-desk'),
            'book' => __('Book', 'courant-desk'),
            default => $name,
        };
    }
}
