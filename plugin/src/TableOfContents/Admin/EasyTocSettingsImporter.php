<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Admin;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\TableOfContents\Domain\EasyTocSettingsMapper;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;

/**
 * Imports the settings of Easy Table of Contents: shows what will change, and applies it after confirmation. Post meta,
 * shortcodes, widgets and heading IDs use the same names and need no import.
 */
final class EasyTocSettingsImporter
{
    public const SOURCE_OPTION = 'ez-toc-settings';
    public const ACTION = 'courant_contents_adopt';
    private const CAPABILITY = Capabilities::NEWSROOM;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly TableOfContentsSettings $settings,
        private readonly TableOfContentsDisplaySettings $display,
    ) {
    }

    public function printPanel(string $option): void
    {
        $row = $option === $this->settings->optionName() ? get_option(self::SOURCE_OPTION) : null;
        if (!is_array($row)) {
            return;
        }
        $mapper = new EasyTocSettingsMapper($row);
        $this->kernel->template->print('table-of-contents/import-settings', new EasyTocSettingsImportView(
            admin_url('admin-post.php'),
            self::ACTION,
            [
                ...self::findChanges($this->settings, $mapper->settings()),
                ...self::findChanges($this->display, $mapper->displaySettings()),
            ],
            $mapper->unsupportedKeys(),
            Request::fromGlobals()->text('adopted') === '1',
        ));
    }

    public function import(): never
    {
        check_admin_referer(self::ACTION);
        $row = get_option(self::SOURCE_OPTION);
        if (!current_user_can(self::CAPABILITY) || !is_array($row)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), 403);
        }
        $mapper = new EasyTocSettingsMapper($row);
        $this->settings->save($mapper->settings());
        $this->display->save($mapper->displaySettings());
        wp_safe_redirect(add_query_arg('adopted', '1', (string) wp_get_referer()));
        exit;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<array{name: string, now: string, then: string}>
     */
    private static function findChanges(ModuleSettings $group, array $values): array
    {
        $after = $group->withChanges($values)->values();
        $changes = [];
        foreach ($group->fields() as $field) {
            $now = $group->values()[$field->key] ?? '';
            $then = $after[$field->key] ?? '';
            if ($now !== $then) {
                $changes[] = [
                    'name' => $field->label,
                    'now' => self::formatValue($now, $field->choices),
                    'then' => self::formatValue($then, $field->choices),
                ];
            }
        }

        return $changes;
    }

    /**
     * @param string|int|bool|list<string> $value
     * @param array<string, string>        $choices
     */
    private static function formatValue(string|int|bool|array $value, array $choices): string
    {
        if (is_bool($value)) {
            return $value ? __('Yes', 'courant-desk') : __('No', 'courant-desk');
        }
        $named = array_map(
            static fn (string|int $value): string => $choices[(string) $value] ?? (string) $value,
            (array) $value,
        );

        return $named === [] || $named === [''] ? '–' : implode(', ', $named);
    }
}
