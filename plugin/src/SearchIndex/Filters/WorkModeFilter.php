<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Filters;

use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\SearchIndex\Domain\ChoiceFilter;

/** Declares the filter by work mode. */
final class WorkModeFilter extends ChoiceFilter
{
    public function __construct(private readonly FieldLabels $fieldLabels)
    {
    }

    public function key(): string
    {
        return 'work_mode';
    }

    public function label(): string
    {
        return __('Work mode', 'courant-desk');
    }

    public function allLabel(): string
    {
        return __('Any work mode', 'courant-desk');
    }

    public function settingLabel(): string
    {
        return __('On site, hybrid or remote', 'courant-desk');
    }

    public function isShownByDefault(): bool
    {
        return true;
    }

    public function metaKey(): string
    {
        return 'courant_work_mode';
    }

    public function values(): array
    {
        return array_map(static fn (WorkMode $mode): string => $mode->parameter(), WorkMode::cases());
    }

    public function optionLabel(string $value): string
    {
        $mode = WorkMode::fromParameter($value);

        return $mode === null ? '' : $this->fieldLabels->workMode($mode);
    }

    public function openingValues(Opening $opening): array
    {
        return $opening->workMode === null ? [] : [$opening->workMode->parameter()];
    }

    public function storedValue(string $value): string
    {
        return WorkMode::fromParameter($value)->value ?? '';
    }

    public function setKey(string $value): string
    {
        return "mode$value";
    }
}
