<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

/** Results in the shape of Site Health. */
final class SiteHealthResult
{
    /**
     * @param string $status `good`, `recommended` or `critical`
     * @param string $html   what follows the text; escaped by the caller
     * @return array<string, mixed>
     */
    public static function create(string $test, string $status, string $label, string $text, string $html = ''): array
    {
        return [
            'test' => $test,
            'status' => $status,
            'label' => $label,
            'badge' => ['label' => __('Applications', 'courant-desk'), 'color' => 'blue'],
            'description' => ($text === '' ? '<p>' . esc_html($label) . '.</p>' : '<p>' . esc_html($text) . '</p>') . $html,
            'actions' => '',
        ];
    }
}
