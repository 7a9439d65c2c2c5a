<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Admin;

use CourantDesk\Contents\ContentsLooks;
use CourantDesk\Contents\ContentsSettings;
use CourantDesk\Contents\Domain\AdoptedSettings;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Settings\Group;

/**
 * The step by which a site that ran Easy Table of Contents takes its settings over: it shows what will change, and does
 * it once when told so. Meta, shortcodes, widgets and addresses have the same names and need no step.
 */
final class Adoption
{
    public const SOURCE = 'ez-toc-settings';
    private const ACTION = 'courant_contents_adopt';
    private const CAPABILITY = Capabilities::NEWSROOM;

    public function __construct(private readonly Kernel $kernel, private readonly ContentsSettings $settings, private readonly ContentsLooks $looks)
    {
    }

    public function boot(): void
    {
        add_action('courant_desk_settings', $this->show(...));
        add_action('admin_post_' . self::ACTION, $this->adopt(...));
    }

    private function show(string $option): void
    {
        $row = $option === $this->settings->option() ? get_option(self::SOURCE) : null;
        if (!is_array($row)) {
            return;
        }
        $adopted = new AdoptedSettings($row);
        $this->kernel->template->show('contents/adopt', new AdoptionView(
            admin_url('admin-post.php'),
            self::ACTION,
            [...self::changes($this->settings, $adopted->settings()), ...self::changes($this->looks, $adopted->looks())],
            $adopted->notTaken(),
            Request::current()->text('adopted') === '1',
        ));
    }

    private function adopt(): never
    {
        check_admin_referer(self::ACTION);
        $row = get_option(self::SOURCE);
        if (!current_user_can(self::CAPABILITY) || !is_array($row)) {
            wp_die(esc_html__('You may not do this.', 'courant-desk'), 403);
        }
        $adopted = new AdoptedSettings($row);
        $this->settings->save($adopted->settings());
        $this->looks->save($adopted->looks());
        wp_safe_redirect(add_query_arg('adopted', '1', (string) wp_get_referer()));
        exit;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<array{name: string, now: string, then: string}>
     */
    private static function changes(Group $group, array $values): array
    {
        $after = $group->with($values)->values();
        $changes = [];
        foreach ($group->fields() as $field) {
            $now = $group->values()[$field->key] ?? '';
            $then = $after[$field->key] ?? '';
            if ($now !== $then) {
                $changes[] = ['name' => $field->label, 'now' => self::words($now, $field->choices), 'then' => self::words($then, $field->choices)];
            }
        }

        return $changes;
    }

    /**
     * @param string|int|bool|list<string> $value
     * @param array<string, string>        $choices
     */
    private static function words(string|int|bool|array $value, array $choices): string
    {
        if (is_bool($value)) {
            return $value ? __('Yes', 'courant-desk') : __('No', 'courant-desk');
        }
        $named = array_map(static fn (string|int $one): string => $choices[(string) $one] ?? (string) $one, (array) $value);

        return $named === [] || $named === [''] ? '–' : implode(', ', $named);
    }
}
