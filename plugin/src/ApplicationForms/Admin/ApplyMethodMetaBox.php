<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Admin;

use CourantDesk\ApplicationForms\ApplicationFormsFactory;
use CourantDesk\ApplicationForms\Domain\ApplyMethod;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Storage\ApplyMethodRepository;
use CourantDesk\Kernel\InlineJson;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use WP_Post;

/** Lets authors choose how to apply for an opening: a meta box in the classic editor, a panel in the block editor. */
final class ApplyMethodMetaBox
{
    private const NONCE = 'courant_apply_nonce';

    public function __construct(private readonly ApplicationFormsFactory $factory)
    {
    }

    public function addMetaBox(): void
    {
        add_meta_box(
            'courant-apply',
            __('How to apply', 'courant-desk'),
            function (WP_Post $post): void {
                $route = $this->factory->openingForms()->applyMethod($post->ID);
                $this->factory->kernel->template->print(
                    'application-forms/apply-method',
                    new ApplyMethodView($route, $this->formOptions(), self::NONCE, self::NONCE . $post->ID),
                );
            },
            PostTypes::OPENING,
            'normal',
            'default',
            ['__back_compat_meta_box' => true],
        );
    }

    public function save(int $id): void
    {
        $request = Request::fromGlobals();
        if (
            $request->method() !== 'POST' || $request->int('post_ID') !== $id
            || wp_verify_nonce($request->text(self::NONCE), self::NONCE . $id) === false
            || !current_user_can('edit_post', $id)
        ) {
            return;
        }
        $route = ApplyMethod::fromArray([
            'way' => $request->text('courant_apply_way'),
            'form' => $request->int('courant_apply_form'),
            'target' => $request->text('courant_apply_way') === ApplyMethod::EMAIL
                ? $request->text('courant_apply_email')
                : $request->text('courant_apply_address', 2000),
            'label' => $request->text('courant_apply_label'),
        ]);
        update_post_meta($id, ApplyMethodRepository::META_KEY, wp_slash($route->toArray()));
    }

    public function enqueueEditorScript(): void
    {
        $screen = get_current_screen();
        if ($screen === null || $screen->base !== 'post' || $screen->post_type !== PostTypes::OPENING) {
            return;
        }
        $handle = $this->factory->kernel->assets->enqueueAdminScript('how-to-apply');
        $forms = [];
        foreach ($this->formOptions() as $id => $title) {
            $forms[] = ['value' => (string) $id, 'label' => $title];
        }
        wp_add_inline_script($handle, 'window.courantApply = ' . InlineJson::encode($forms) . ';', 'before');
    }

    /** @return array<int, string> form id => title */
    private function formOptions(): array
    {
        $forms = array_map(
            static fn (FormDefinition $form): array => [$form->id, $form->title],
            $this->factory->formRepository()->findAll(),
        );

        return [0 => __('Default form', 'courant-desk')] + array_column($forms, 1, 0);
    }
}
