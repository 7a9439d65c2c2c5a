<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Admin;

use CourantDesk\ApplicationForms\ApplicationFormsFactory;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\PreloadedRequests;

/** Adds the form builder screen to wp-admin. */
final class FormBuilderScreen
{
    public const PAGE_SLUG = 'courant-forms';
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(private readonly ApplicationFormsFactory $factory)
    {
    }

    public function addMenuPage(): void
    {
        $hook = add_submenu_page(
            'edit.php?post_type=' . PostTypes::OPENING,
            __('Application forms', 'courant-desk'),
            __('Forms', 'courant-desk'),
            self::CAPABILITY,
            self::PAGE_SLUG,
            [$this, 'print'],
        );
        if (is_string($hook)) {
            add_action('load-' . $hook, [$this, 'enqueueAssets']);
        }
    }

    public function enqueueAssets(): void
    {
        add_action('admin_enqueue_scripts', function (): void {
            $handle = $this->factory->kernel->assets->enqueueAdminScript('form-builder', 'drag-and-drop');
            PreloadedRequests::add('/courant/v1/forms');
            $facts = InlineJson::encode([
                'standardFields' => FormSerializer::serialize($this->factory->openingForms()->standardForm()),
                'kinds' => $this->factory->settings->fileKindLabels(),
                'maxFields' => FormSerializer::MAX_FIELDS,
                'maxFiles' => FormSerializer::MAX_FILES,
            ]);
            wp_add_inline_script($handle, 'window.courantForms = ' . $facts . ';', 'before');
        });
    }

    public function print(): void
    {
        $this->factory->kernel->template->print('application-forms/form-builder-screen', $this);
    }
}
