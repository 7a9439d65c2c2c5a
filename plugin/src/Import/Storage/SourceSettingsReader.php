<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\Import\Domain\OptionRule;
use CourantDesk\Import\Domain\SourceOptions;
use CourantDesk\Import\Domain\WpJobOpeningsOptions;
use CourantDesk\TableOfContents\Domain\EasyTocSettingsMapper;
use CourantDesk\TableOfContents\Domain\TocPlusSettingsMapper;

/**
 * Reads the settings of WP Job Openings, Easy Table of Contents and Table of Contents Plus as settings of Courant Desk.
 * They are the initial values of the settings, so that URLs, recipients and anchors do not change with the switch.
 *
 * @see docs/features/import.md#settings-of-other-products
 */
final class SourceSettingsReader
{
    public const EASY_TOC_OPTION = 'ez-toc-settings';
    public const TOC_PLUS_OPTION = 'toc-options';

    /** @return array<string, mixed> values by key; empty when no other product has been used */
    public function valuesOf(string $group): array
    {
        return $this->jobSettings()[$group] ?? $this->contentsSettings()[$group] ?? [];
    }

    public function hasJobSettings(): bool
    {
        wp_prime_option_caches(WpJobOpeningsOptions::MARKERS);
        foreach (WpJobOpeningsOptions::MARKERS as $marker) {
            if (get_option($marker) !== false) {
                return true;
            }
        }

        return false;
    }

    public function hasContentsSettings(): bool
    {
        return is_array(get_option(self::EASY_TOC_OPTION));
    }

    public function hasTocPlusSettings(): bool
    {
        return !$this->hasContentsSettings() && is_array(get_option(self::TOC_PLUS_OPTION));
    }

    /** @return array<string, array<string, mixed>> values by group and key */
    public function jobSettings(): array
    {
        return $this->hasJobSettings() ? WpJobOpeningsOptions::settings($this->jobOptions()) : [];
    }

    /** @return array<string, array<string, mixed>> values by group and key */
    public function contentsSettings(): array
    {
        wp_prime_option_caches([self::EASY_TOC_OPTION, self::TOC_PLUS_OPTION]);
        $row = get_option(self::EASY_TOC_OPTION);
        $plus = is_array($row) ? null : get_option(self::TOC_PLUS_OPTION);
        if (!is_array($row) && !is_array($plus)) {
            return [];
        }
        $mapper = is_array($plus) ? new TocPlusSettingsMapper($plus) : new EasyTocSettingsMapper($row);

        return ['contents' => $mapper->settings(), 'contents_looks' => $mapper->displaySettings()];
    }

    /** Returns the options of WP Job Openings, read with one query. */
    public function jobOptions(): SourceOptions
    {
        $names = array_map(static fn (OptionRule $rule): string => $rule->name, WpJobOpeningsOptions::rules());
        wp_prime_option_caches($names);
        $values = [];
        foreach ($names as $name) {
            $value = get_option($name, null);
            if ($value !== null) {
                $values[$name] = $value;
            }
        }

        return new SourceOptions($values, get_bloginfo('admin_email'), WpJobOpeningsOptions::DEFAULTS);
    }
}
