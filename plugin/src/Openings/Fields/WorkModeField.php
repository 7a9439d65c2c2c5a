<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Frontend\PlaceText;

/** Declares the field for the work mode: on site, remote or both. */
final class WorkModeField extends OpeningField
{
    public const KEY = 'courant_work_mode';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Work mode', 'courant-desk');
    }

    public function control(): FieldControl
    {
        $labels = array_map(OpeningFieldFormatter::workMode(...), WorkMode::cases());

        return FieldControl::select(
            $this->label(),
            array_combine(array_column(WorkMode::cases(), 'value'), $labels),
            __('Not specified', 'courant-desk'),
        );
    }

    public function schema(): array
    {
        return ['enum' => ['', ...array_column(WorkMode::cases(), 'value')]];
    }

    public function sanitize(mixed $value): string
    {
        return is_string($value) ? (WorkMode::tryFrom($value)->value ?? '') : '';
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function value(Opening $opening): string
    {
        return $opening->workMode->value ?? '';
    }

    public function format(mixed $value): string
    {
        $mode = WorkMode::tryFrom(is_string($value) ? $value : '');

        return $mode === null ? '' : OpeningFieldFormatter::workMode($mode);
    }

    /**
     * Returns null when a specification next to the facts already contains the work mode: the location "Remote", or
     * "Berlin (Hybrid)".
     */
    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        $mode = $opening->workMode;
        if ($printed === null || $mode === null) {
            return parent::fact($opening, $printed);
        }

        // The row of the places contains it.
        return PlaceText::isWorkModeNamed($opening, $mode) || ($opening->terms[$printed->location] ?? []) !== []
            ? null
            : parent::fact($opening, $printed);
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        return $opening->workMode === WorkMode::Remote ? ['jobLocationType' => 'TELECOMMUTE'] : [];
    }

    public function exportName(): string
    {
        return 'work_mode';
    }

    public function feedName(): string
    {
        return 'work_mode';
    }

    public function xmlFeedElements(Opening $opening): array
    {
        return ['remotetype' => match ($opening->workMode) {
            WorkMode::Remote => 'Fully remote',
            WorkMode::Hybrid => 'Hybrid remote',
            default => '',
        }];
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return $draft->workMode->value ?? '';
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
