<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Domain\Recruiting\Stages;
use CourantDesk\Kernel\Utf8;

/**
 * The stages in the contract's option (Jobs contract 1.4), so that those of a Pro edition are there at once. What the
 * option holds besides is kept. As long as the owner changed nothing it is empty, and the usual stages hold.
 */
final class StageOption
{
    public const OPTION = 'awsm_jobs_application_status';
    public const MOST = 12;
    /** Not a stage, though a Pro edition lists it among them. */
    private const NOT_STAGES = ['trash'];

    public function install(): void
    {
        // An option that is not there costs a query on every page that asks for it.
        add_option(self::OPTION, [], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    public function read(): Stages
    {
        $stages = [];
        foreach ($this->stored() as $slug => $entry) {
            $slug = (string) $slug;
            if (!is_array($entry) || !Stage::isSlug($slug) || count($stages) === self::MOST) {
                continue;
            }
            $color = is_string($entry['color'] ?? null) ? strtolower($entry['color']) : '';
            $label = is_string($entry['label'] ?? null) ? Utf8::line($entry['label']) : '';
            $template = $entry['mail_template'] ?? '';
            $stages[$slug] = new Stage(
                $slug,
                $label !== '' ? $label : ($this->usual()[$slug]->label ?? $slug),
                Stage::isColor($color) ? $color : ($this->usual()[$slug]->color ?? '#50575e'),
                in_array($entry['notification'] ?? '', [true, 1, '1', 'enable', 'yes', 'on'], true),
                is_scalar($template) ? (string) $template : '',
            );
        }
        if ($stages === []) {
            return new Stages(array_values($this->usual()));
        }
        $first = $stages[Stage::NEW] ?? $this->usual()[Stage::NEW];
        unset($stages[Stage::NEW]);

        return new Stages([$first, ...array_values($stages)]);
    }

    public function write(Stages $stages): void
    {
        $stored = $this->stored();
        $all = [];
        foreach ($stages->all as $stage) {
            $before = is_array($stored[$stage->slug] ?? null) ? $stored[$stage->slug] : [];
            $all[$stage->slug] = [
                'label' => $stage->label,
                'color' => $stage->color,
                'notification' => $stage->mails ? 'enable' : '',
                'mail_template' => $stage->template,
            ] + $before;
        }
        foreach (self::NOT_STAGES as $slug) {
            if (isset($stored[$slug])) {
                $all[$slug] = $stored[$slug];
            }
        }
        update_option(self::OPTION, $all, true);
    }

    /** @return array<array-key, mixed> */
    private function stored(): array
    {
        $stored = get_option(self::OPTION, []);

        return is_array($stored) ? array_diff_key($stored, array_flip(self::NOT_STAGES)) + $stored : [];
    }

    /** @return non-empty-array<string, Stage> */
    private function usual(): array
    {
        return [
            Stage::NEW => new Stage(Stage::NEW, __('New', 'courant-desk'), '#2271b1'),
            'progress' => new Stage('progress', __('In progress', 'courant-desk'), '#b26200'),
            'shortlist' => new Stage('shortlist', __('Shortlisted', 'courant-desk'), '#5b47b3'),
            'select' => new Stage('select', __('Selected', 'courant-desk'), '#007a3d'),
            'reject' => new Stage('reject', __('Rejected', 'courant-desk'), '#b32d2e'),
        ];
    }
}
