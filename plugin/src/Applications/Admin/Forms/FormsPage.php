<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Forms;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\FormShape;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\InlineJson;

/** The builder of application forms in wp-admin. */
final class FormsPage
{
    public const PAGE = 'courant-forms';
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage'], 40);
    }

    public function addPage(): void
    {
        $hook = add_submenu_page(
            'edit.php?post_type=' . ApplicationType::OPENING,
            __('Application forms', 'courant-desk'),
            __('Forms', 'courant-desk'),
            self::CAPABILITY,
            self::PAGE,
            [$this, 'show'],
        );
        if (is_string($hook)) {
            add_action('load-' . $hook, [$this, 'enqueue']);
        }
    }

    public function enqueue(): void
    {
        add_action('admin_enqueue_scripts', function (): void {
            $handle = $this->parts->kernel->assets->adminScript('forms');
            wp_enqueue_style('wp-components');
            $facts = InlineJson::encode([
                'usual' => FormShape::write($this->parts->forms()->usualForm()),
                'kinds' => ApplicationsSettings::kinds(),
                'mostFields' => FormShape::MOST_FIELDS,
                'mostFiles' => FormShape::MOST_FILES,
            ]);
            wp_add_inline_script($handle, 'window.courantForms = ' . $facts . ';', 'before');
        });
    }

    public function show(): void
    {
        $this->parts->kernel->template->show('applications/admin-forms-page', $this);
    }
}
