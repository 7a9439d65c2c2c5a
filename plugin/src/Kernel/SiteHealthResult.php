<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Creates results about applications in the format of Site Health. */
final class SiteHealthResult
{
    /**
     * @param string $status `good`, `recommended` or `critical`
     * @param string $html   HTML after the text; escaped by the caller
     * @return array<string, mixed>
     */
    public static function create(string $test, string $status, string $label, string $text, string $html = ''): array
    {
        return [
            'test' => $test,
            'status' => $status,
            'label' => $label,
            'badge' => ['label' => __('Applications', 'courant-desk'), 'color' => 'blue'],
            'description' => ($text === '' ? '<p>' . esc_html($label) . '.</p>' : '<p>' . esc_html($text) . '</p>')
                . $html,
            'actions' => '',
        ];
    }
}
