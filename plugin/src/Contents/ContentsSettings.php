<?php

declare(strict_types=1);

namespace CourantDesk\Contents;

use CourantDesk\Contents\Domain\SlugRules;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about tables of contents (Spec 3). */
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

    public function capability(): string
    {
        return Capabilities::NEWSROOM;
    }

    public function fields(): array
    {
        return ContentsFields::all();
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

    /** @return list<string> taxonomies whose descriptions may have contents */
    public function taxonomies(): array
    {
        return $this->choices('terms');
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

    /** Whether the owner wants none at this address (contract key `restrict_url_text`). */
    public function refuses(string $uri): bool
    {
        foreach (explode("\n", $this->text('not_on')) as $part) {
            if (trim($part) !== '' && str_contains($uri, trim($part))) {
                return true;
            }
        }

        return false;
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
}
