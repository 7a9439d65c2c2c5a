<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting;

use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Email\Domain\ApplicationEmailTags;
use CourantDesk\Email\Domain\EmailLabels;
use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Kernel\Kernel;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\Recruiting\Domain\CandidateSearchNormalizer;
use CourantDesk\Recruiting\Storage\ApplicantEmailSender;
use CourantDesk\Recruiting\Storage\ApplicationEditor;
use CourantDesk\Recruiting\Storage\ApplicationFileList;
use CourantDesk\Recruiting\Storage\ApplicationReaders;
use CourantDesk\Recruiting\Storage\ApplicationRetention;
use CourantDesk\Recruiting\Storage\AssigneeRepository;
use CourantDesk\Recruiting\Storage\CandidateConditions;
use CourantDesk\Recruiting\Storage\CandidateIndex;
use CourantDesk\Recruiting\Storage\CandidateRepository;
use CourantDesk\Recruiting\Storage\EmailLog;
use CourantDesk\Recruiting\Storage\FileAccessLog;
use CourantDesk\Recruiting\Storage\FilterOptionRepository;
use CourantDesk\Recruiting\Storage\HiringTeamRepository;
use CourantDesk\Recruiting\Storage\NoteRepository;
use CourantDesk\Recruiting\Storage\OrphanCleanup;
use CourantDesk\Recruiting\Storage\RecruitingTables;
use CourantDesk\Recruiting\Storage\ReplyAttachments;
use CourantDesk\Recruiting\Storage\ReplyTemplateRepository;
use CourantDesk\Recruiting\Storage\ScheduledReplyCancellation;
use CourantDesk\Recruiting\Storage\StageRepository;
use CourantDesk\Recruiting\Storage\TagRepository;
use CourantDesk\Recruiting\Storage\TeamEmailSender;

/**
 * Creates the objects of the module. There is one factory per request, because its objects cache changed rows and
 * hiring teams.
 */
final class RecruitingFactory
{
    public readonly StageRepository $stages;
    public readonly CandidateIndex $candidateIndex;
    public readonly CandidateRepository $candidates;
    public readonly FilterOptionRepository $filterOptions;
    public readonly ApplicationEditor $editor;
    public readonly NoteRepository $notes;
    public readonly HiringTeamRepository $team;
    public readonly ApplicationReaders $readers;
    public readonly TagRepository $tags;
    public readonly AssigneeRepository $assignees;
    public readonly FileAccessLog $fileAccessLog;
    public readonly ReplyTemplateRepository $replyTemplates;
    public readonly ApplicationRetention $retention;
    public readonly RecruitingTables $tables;
    public readonly EmailLog $emailLog;

    public function __construct(
        public readonly Kernel $kernel,
        public readonly Applications $applications,
        public readonly OpeningForms $openingForms,
        public readonly PrivateFiles $privateFiles,
        public readonly EmailQueue $emailQueue,
        public readonly ApplicationEmailTags $emailTags,
        public readonly EmailLabels $emailLabels,
    ) {
        $sql = $kernel->sql;
        $clock = $kernel->clock;
        $searchNormalizer = new CandidateSearchNormalizer();
        $this->tables = new RecruitingTables($sql);
        $this->emailLog = new EmailLog($emailQueue);
        $this->stages = new StageRepository();
        $this->candidateIndex = new CandidateIndex($sql, $searchNormalizer);
        $conditions = new CandidateConditions($sql, $searchNormalizer);
        $this->candidates = new CandidateRepository($sql, $this->candidateIndex, $conditions);
        $this->filterOptions = new FilterOptionRepository($sql, $conditions);
        $this->editor = new ApplicationEditor(
            sql: $sql,
            clock: $clock,
            rows: $this->candidateIndex,
            candidates: $this->candidates,
            stages: $this->stages,
            applications: $applications
        );
        $this->notes = new NoteRepository($this->editor, $clock);
        $this->team = new HiringTeamRepository($sql);
        $this->readers = new ApplicationReaders($this->team);
        $this->tags = new TagRepository($sql, $this->editor);
        $this->assignees = new AssigneeRepository($sql, $this->editor);
        $this->fileAccessLog = new FileAccessLog($sql, $clock);
        $this->replyTemplates = new ReplyTemplateRepository();
        $this->retention = new ApplicationRetention($sql, $clock, $this->stages, $this->candidateIndex);
    }

    public function applicantEmails(): ApplicantEmailSender
    {
        return new ApplicantEmailSender(
            $this->emailQueue,
            $this->replyTemplates,
            $this->emailTags,
            $this->replyAttachments(),
            $this->kernel->sql,
        );
    }

    public function scheduledReplies(): ScheduledReplyCancellation
    {
        return new ScheduledReplyCancellation($this->emailQueue, $this->editor, $this->kernel->clock);
    }

    public function replyAttachments(): ReplyAttachments
    {
        return new ReplyAttachments(
            $this->kernel->sql,
            $this->privateFiles->store(),
            $this->kernel->clock,
            $this->kernel->log,
        );
    }

    public function teamEmails(): TeamEmailSender
    {
        return new TeamEmailSender($this->emailQueue);
    }

    public function orphanCleanup(): OrphanCleanup
    {
        return new OrphanCleanup(
            $this->kernel->sql,
            $this->privateFiles->store(),
            $this->candidateIndex,
            $this->kernel->clock,
            $this->kernel->log,
        );
    }

    public function files(): ApplicationFileList
    {
        return new ApplicationFileList($this->privateFiles, $this->openingForms);
    }
}
