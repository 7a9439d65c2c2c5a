<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\TableOfContents\Domain\HeadingIdRules;

/** Defines the settings of tables of contents. */
final class TableOfContentsSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'contents';
    }

    public function title(): string
    {
        return __('Tables of contents', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Content;
    }

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        return TableOfContentsFields::all();
    }

    protected function newSiteValues(): array
    {
        return [
            'min' => 3,
            'auto' => ['post'],
            'max_open' => 8,
            // Values up to 30 are treated as 0, which would leave no space above the heading.
            'scroll_offset' => 32,
            'mobile_offset' => 32,
        ];
    }

    public function headingIdRules(): HeadingIdRules
    {
        return new HeadingIdRules(
            compatible: in_array($this->text('slugs'), ['compatible', 'plus'], true),
            lowercase: $this->bool('lowercase'),
            hyphenate: $this->bool('hyphenate'),
            prefix: $this->text('prefix'),
            prefixOnly: $this->bool('prefix_only'),
            plus: $this->text('slugs') === 'plus',
        );
    }

    /** @return list<string> */
    public function enabledPostTypes(): array
    {
        return $this->choices('types');
    }

    /** @return list<string> */
    public function automaticPostTypes(): array
    {
        return $this->choices('auto');
    }

    /** @return list<string> taxonomies whose term descriptions can have a table of contents */
    public function taxonomies(): array
    {
        return $this->choices('terms');
    }

    /** @return list<int> */
    public function levels(): array
    {
        return array_map(static fn (string $level): int => (int) substr($level, 1), $this->choices('levels'));
    }

    /** @return list<string> of `mobile` and `desktop`: devices on which lists are initially collapsed */
    public function hiddenDevices(): array
    {
        return $this->bool('hidden') ? $this->choices('hidden_on') : [];
    }

    /** Returns whether lists are initially collapsed on any device. */
    public function startsHidden(): bool
    {
        return $this->bool('hidden');
    }

    /** @return list<string> configured devices, even if the setting is off */
    public function configuredHiddenDevices(): array
    {
        return $this->choices('hidden_on');
    }

    /** Returns whether tables are disabled for a URL (key `restrict_url_text` of Easy Table of Contents). */
    public function isUrlExcluded(string $uri): bool
    {
        foreach (explode("\n", $this->text('not_on')) as $pattern) {
            if (trim($pattern) !== '' && str_contains($uri, trim($pattern))) {
                return true;
            }
        }

        return false;
    }

    public function getText(string $key): string
    {
        return $this->text($key);
    }

    public function getNumber(string $key): int
    {
        return $this->int($key);
    }

    public function isEnabled(string $key): bool
    {
        return $this->bool($key);
    }
}
