<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\Domain\Recruiting\Stage;
use CourantDesk\Applications\Domain\Recruiting\Stages;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Kernel\Utf8;
use WP_Error;

/** Reads stages, templates and terms of keeping as the settings screen sends them: all is stored, or nothing and the reason said. */
final class SettingsInput
{
    public function __construct(private readonly RecruitingParts $parts)
    {
    }

    /** @param array<array-key, mixed> $sent parts that are missing stay as they are */
    public function save(array $sent): ?WP_Error
    {
        $templates = is_array($sent['templates'] ?? null) ? $this->templates($sent['templates']) : null;
        if ($templates instanceof WP_Error) {
            return $templates;
        }
        $stages = is_array($sent['stages'] ?? null) ? $this->stages($sent['stages']) : null;
        if ($stages instanceof WP_Error) {
            return $stages;
        }
        if ($templates !== null) {
            $this->parts->templates->write($templates);
        }
        if ($stages !== null) {
            $this->parts->stages->write($stages);
        }
        if (is_array($sent['days'] ?? null)) {
            $this->parts->retention->write(self::days($sent['days']));
        }

        return null;
    }

    /**
     * @param array<array-key, mixed> $sent
     * @return array<string, int>
     */
    public static function days(array $sent): array
    {
        $days = [];
        foreach (array_slice($sent, 0, 50, true) as $slug => $age) {
            if (is_numeric($age)) {
                $days[(string) $slug] = max(0, min(Retention::MOST_DAYS, (int) $age));
            }
        }

        return $days;
    }

    /** @param array<array-key, mixed> $sent */
    private function stages(array $sent): Stages|WP_Error
    {
        $stages = [];
        foreach ($sent as $one) {
            $one = is_array($one) ? $one : [];
            $slug = self::line($one, 'slug', 20);
            $label = self::line($one, 'label', 40);
            $color = strtolower(self::line($one, 'color', 7));
            if (!Stage::isSlug($slug) || isset($stages[$slug])) {
                /* translators: %s: what was entered */
                return self::problem(sprintf(__('"%s" cannot name a stage: it takes small letters, digits, - and _, and each name once.', 'courant-desk'), $slug));
            }
            if ($label === '' || !Stage::isColor($color)) {
                return self::problem(__('Every stage needs a name and a colour.', 'courant-desk'));
            }
            $stages[$slug] = new Stage($slug, $label, $color, ($one['mails'] ?? false) === true, self::line($one, 'template', 100));
        }
        if (!isset($stages[Stage::NEW]) || count($stages) > StageOption::MOST) {
            /* translators: %d: a number */
            return self::problem(sprintf(__('There must be the stage for new applications, and %d stages at most.', 'courant-desk'), StageOption::MOST));
        }
        $counts = $this->parts->candidates->perStage(new ApplicationQuery(), new Scope(true, 0, []));
        foreach ($this->parts->stages->read()->all as $stage) {
            if (!isset($stages[$stage->slug]) && ($counts[$stage->slug]['all'] ?? 0) > 0) {
                /* translators: 1: name of a stage, 2: a number */
                return self::problem(sprintf(__('"%1$s" still has applications (%2$s). Move them first, then delete the stage.', 'courant-desk'), $stage->label, number_format_i18n($counts[$stage->slug]['all'])), 409);
            }
        }
        $new = $stages[Stage::NEW];
        unset($stages[Stage::NEW]);

        return new Stages([$new, ...array_values($stages)]);
    }

    /**
     * @param array<array-key, mixed> $sent
     * @return list<array{key: string, name: string, subject: string, content: string}>|WP_Error
     */
    private function templates(array $sent): array|WP_Error
    {
        $templates = [];
        foreach (array_slice($sent, 0, ReplyTemplates::MOST) as $one) {
            $one = is_array($one) ? $one : [];
            $name = self::line($one, 'name', 100);
            if ($name === '') {
                return self::problem(__('Every template needs a name.', 'courant-desk'));
            }
            $key = self::line($one, 'key', 100);
            $content = is_string($one['content'] ?? null) ? Utf8::cut(Utf8::clean($one['content']), 20000) : '';
            $templates[] = ['key' => $key !== '' ? $key : wp_generate_uuid4(), 'name' => $name, 'subject' => self::line($one, 'subject', 200), 'content' => $content];
        }

        return $templates;
    }

    /** @param array<array-key, mixed> $from */
    private static function line(array $from, string $key, int $max): string
    {
        return is_scalar($from[$key] ?? null) ? Utf8::cut(Utf8::line((string) $from[$key]), $max) : '';
    }

    private static function problem(string $message, int $status = 400): WP_Error
    {
        return new WP_Error('courant_settings', $message, ['status' => $status]);
    }
}
