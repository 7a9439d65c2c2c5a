<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms;

use Closure;
use CourantDesk\ApplicationForms\Admin\ApplyMethodMetaBox;
use CourantDesk\ApplicationForms\Admin\FormBuilderMessages;
use CourantDesk\ApplicationForms\Admin\FormBuilderScreen;
use CourantDesk\ApplicationForms\Domain\FormPreviewRenderer;
use CourantDesk\ApplicationForms\Http\FormPreviewController;
use CourantDesk\ApplicationForms\Http\FormsController;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;

/** Registers the hooks for application forms, the form builder, and the apply method of an opening. */
final class ApplicationFormsModule implements Module, ContentTypeProvider, Installable, RestControllerProvider
{
    /** @param Closure(): FormPreviewRenderer $previewRenderer */
    public function __construct(
        private readonly ApplicationFormsFactory $factory,
        private readonly Closure $previewRenderer,
    ) {
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        add_filter('is_protected_meta', [$this->factory->applyMethods(), 'protectMeta'], 10, 2);
        if (is_admin()) {
            $formBuilder = new FormBuilderScreen($this->factory);
            add_action('admin_menu', [$formBuilder, 'addMenuPage'], 40);
            $applyMethod = new ApplyMethodMetaBox($this->factory);
            add_action('add_meta_boxes_' . PostTypes::OPENING, [$applyMethod, 'addMetaBox']);
            add_action('save_post_' . PostTypes::OPENING, [$applyMethod, 'save']);
            add_action('enqueue_block_editor_assets', [$applyMethod, 'enqueueEditorScript']);
        }
    }

    public function register(): void
    {
        $this->factory->formRepository()->register();
        $this->factory->applyMethods()->register();
    }

    public function restControllers(): array
    {
        return [
            new FormsController($this->factory->formRepository(), new FormBuilderMessages()),
            new FormPreviewController($this->factory->kernel, ($this->previewRenderer)()),
        ];
    }

    public function install(): void
    {
        $this->factory->formRepository()->install();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        $this->factory->formRepository()->erase();
    }
}
